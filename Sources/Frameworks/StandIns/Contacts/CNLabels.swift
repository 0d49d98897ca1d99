// The names of values of contacts: in the marks of the system where it translates them.

/// At school.
public let CNLabelSchool = "_$!<School>!$_"
/// Mail of iCloud.
public let CNLabelEmailiCloud = "iCloud"
/// A page of a person.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// A day that comes back each year.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// A telephone of Apple.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// A watch of Apple.
public let CNLabelPhoneNumberAppleWatch = "APPLE WATCH"
/// A fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// A fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// Another fax.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// A pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"

// Relations.

/// Assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// Manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// Colleague.
public let CNLabelContactRelationColleague = "_$!<Colleague>!$_"
/// Teacher.
public let CNLabelContactRelationTeacher = "_$!<Teacher>!$_"
/// Friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// Spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// Wife.
public let CNLabelContactRelationWife = "_$!<Wife>!$_"
/// Husband.
public let CNLabelContactRelationHusband = "_$!<Husband>!$_"
/// Partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// Girlfriend.
public let CNLabelContactRelationGirlfriend = "_$!<Girlfriend>!$_"
/// Boyfriend.
public let CNLabelContactRelationBoyfriend = "_$!<Boyfriend>!$_"
/// Parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// Mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// Father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// Child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// Daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// Son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// Sibling.
public let CNLabelContactRelationSibling = "_$!<Sibling>!$_"
/// Sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// Brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// Grandparent.
public let CNLabelContactRelationGrandparent = "_$!<Grandparent>!$_"
/// Grandmother.
public let CNLabelContactRelationGrandmother = "_$!<Grandmother>!$_"
/// Grandfather.
public let CNLabelContactRelationGrandfather = "_$!<Grandfather>!$_"
/// Grandchild.
public let CNLabelContactRelationGrandchild = "_$!<Grandchild>!$_"
/// Granddaughter.
public let CNLabelContactRelationGranddaughter = "_$!<Granddaughter>!$_"
/// Grandson.
public let CNLabelContactRelationGrandson = "_$!<Grandson>!$_"
/// Mother in law.
public let CNLabelContactRelationMotherInLaw = "_$!<MotherInLaw>!$_"
/// Father in law.
public let CNLabelContactRelationFatherInLaw = "_$!<FatherInLaw>!$_"
/// Sister in law.
public let CNLabelContactRelationSisterInLaw = "_$!<SisterInLaw>!$_"
/// Brother in law.
public let CNLabelContactRelationBrotherInLaw = "_$!<BrotherInLaw>!$_"
/// Daughter in law.
public let CNLabelContactRelationDaughterInLaw = "_$!<DaughterInLaw>!$_"
/// Son in law.
public let CNLabelContactRelationSonInLaw = "_$!<SonInLaw>!$_"
/// Cousin.
public let CNLabelContactRelationCousin = "_$!<Cousin>!$_"
/// Aunt.
public let CNLabelContactRelationAunt = "_$!<Aunt>!$_"
/// Uncle.
public let CNLabelContactRelationUncle = "_$!<Uncle>!$_"
/// Niece.
public let CNLabelContactRelationNiece = "_$!<Niece>!$_"
/// Nephew.
public let CNLabelContactRelationNephew = "_$!<Nephew>!$_"
/// Stepmother.
public let CNLabelContactRelationStepmother = "_$!<Stepmother>!$_"
/// Stepfather.
public let CNLabelContactRelationStepfather = "_$!<Stepfather>!$_"
/// Stepchild.
public let CNLabelContactRelationStepchild = "_$!<Stepchild>!$_"

// Services.

/// AIM.
public let CNInstantMessageServiceAIM = "AIM"
/// Facebook.
public let CNInstantMessageServiceFacebook = "Facebook"
/// GaduGadu.
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
/// GoogleTalk.
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
/// ICQ.
public let CNInstantMessageServiceICQ = "ICQ"
/// Jabber.
public let CNInstantMessageServiceJabber = "Jabber"
/// MSN.
public let CNInstantMessageServiceMSN = "MSN"
/// QQ.
public let CNInstantMessageServiceQQ = "QQ"
/// Skype.
public let CNInstantMessageServiceSkype = "Skype"
/// Yahoo.
public let CNInstantMessageServiceYahoo = "Yahoo"
/// Facebook.
public let CNSocialProfileServiceFacebook = "Facebook"
/// Flickr.
public let CNSocialProfileServiceFlickr = "Flickr"
/// LinkedIn.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
/// MySpace.
public let CNSocialProfileServiceMySpace = "MySpace"
/// SinaWeibo.
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
/// TencentWeibo.
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
/// Twitter.
public let CNSocialProfileServiceTwitter = "Twitter"
/// Yelp.
public let CNSocialProfileServiceYelp = "Yelp"
/// GameCenter.
public let CNSocialProfileServiceGameCenter = "GameCenter"
