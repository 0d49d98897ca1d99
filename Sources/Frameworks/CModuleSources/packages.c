#include "module_sources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Written by tools/embedded-sources. The compiler lists embedded files as dependencies: this file is compiled again
// when one of them changes.
static const SourceFile files[] = {
    {"ActivityIndicatorView/ActivityIndicatorView.swift", (const char[]){
#embed "../Packages/ActivityIndicatorView/ActivityIndicatorView.swift"
    , 0}},
    {"Alamofire/Encoding.swift", (const char[]){
#embed "../Packages/Alamofire/Encoding.swift"
    , 0}},
    {"Alamofire/Requests.swift", (const char[]){
#embed "../Packages/Alamofire/Requests.swift"
    , 0}},
    {"Alamofire/Session.swift", (const char[]){
#embed "../Packages/Alamofire/Session.swift"
    , 0}},
    {"Alamofire/Values.swift", (const char[]){
#embed "../Packages/Alamofire/Values.swift"
    , 0}},
    {"AlertToast/AlertToast.swift", (const char[]){
#embed "../Packages/AlertToast/AlertToast.swift"
    , 0}},
    {"Algorithms/Chunks.swift", (const char[]){
#embed "../Packages/Algorithms/Chunks.swift"
    , 0}},
    {"Algorithms/Combinations.swift", (const char[]){
#embed "../Packages/Algorithms/Combinations.swift"
    , 0}},
    {"Algorithms/Elements.swift", (const char[]){
#embed "../Packages/Algorithms/Elements.swift"
    , 0}},
    {"Algorithms/Ranges.swift", (const char[]){
#embed "../Packages/Algorithms/Ranges.swift"
    , 0}},
    {"AmplitudeSwift/AmplitudeSwift.swift", (const char[]){
#embed "../Packages/AmplitudeSwift/AmplitudeSwift.swift"
    , 0}},
    {"Apollo/ApolloClient.swift", (const char[]){
#embed "../Packages/Apollo/ApolloClient.swift"
    , 0}},
    {"Apollo/Transport.swift", (const char[]){
#embed "../Packages/Apollo/Transport.swift"
    , 0}},
    {"ApolloAPI/Operations.swift", (const char[]){
#embed "../Packages/ApolloAPI/Operations.swift"
    , 0}},
    {"ApolloAPI/Schema.swift", (const char[]){
#embed "../Packages/ApolloAPI/Schema.swift"
    , 0}},
    {"ApolloAPI/SelectionSets.swift", (const char[]){
#embed "../Packages/ApolloAPI/SelectionSets.swift"
    , 0}},
    {"AppsFlyerLib/AppsFlyerLib.swift", (const char[]){
#embed "../Packages/AppsFlyerLib/AppsFlyerLib.swift"
    , 0}},
    {"AsyncAlgorithms/AsyncChannel.swift", (const char[]){
#embed "../Packages/AsyncAlgorithms/AsyncChannel.swift"
    , 0}},
    {"AsyncAlgorithms/Elements.swift", (const char[]){
#embed "../Packages/AsyncAlgorithms/Elements.swift"
    , 0}},
    {"AsyncAlgorithms/Pump.swift", (const char[]){
#embed "../Packages/AsyncAlgorithms/Pump.swift"
    , 0}},
    {"AsyncAlgorithms/Several.swift", (const char[]){
#embed "../Packages/AsyncAlgorithms/Several.swift"
    , 0}},
    {"AsyncAlgorithms/Time.swift", (const char[]){
#embed "../Packages/AsyncAlgorithms/Time.swift"
    , 0}},
    {"Auth/Auth.swift", (const char[]){
#embed "../Packages/Auth/Auth.swift"
    , 0}},
    {"CachedAsyncImage/CachedAsyncImage.swift", (const char[]){
#embed "../Packages/CachedAsyncImage/CachedAsyncImage.swift"
    , 0}},
    {"CasePaths/CasePath.swift", (const char[]){
#embed "../Packages/CasePaths/CasePath.swift"
    , 0}},
    {"CasePaths/Prefix.swift", (const char[]){
#embed "../Packages/CasePaths/Prefix.swift"
    , 0}},
    {"CasePathsCore/CasePathsCore.swift", (const char[]){
#embed "../Packages/CasePathsCore/CasePathsCore.swift"
    , 0}},
    {"Clocks/Clocks.swift", (const char[]){
#embed "../Packages/Clocks/Clocks.swift"
    , 0}},
    {"CodeScanner/CodeScanner.swift", (const char[]){
#embed "../Packages/CodeScanner/CodeScanner.swift"
    , 0}},
    {"Collections/Collections.swift", (const char[]){
#embed "../Packages/Collections/Collections.swift"
    , 0}},
    {"CombineMoya/CombineMoya.swift", (const char[]){
#embed "../Packages/CombineMoya/CombineMoya.swift"
    , 0}},
    {"CombineSchedulers/CombineSchedulers.swift", (const char[]){
#embed "../Packages/CombineSchedulers/CombineSchedulers.swift"
    , 0}},
    {"ComposableArchitecture/Binding.swift", (const char[]){
#embed "../Packages/ComposableArchitecture/Binding.swift"
    , 0}},
    {"ComposableArchitecture/Cancellation.swift", (const char[]){
#embed "../Packages/ComposableArchitecture/Cancellation.swift"
    , 0}},
    {"ComposableArchitecture/Collections.swift", (const char[]){
#embed "../Packages/ComposableArchitecture/Collections.swift"
    , 0}},
    {"ComposableArchitecture/ComposableArchitecture.swift", (const char[]){
#embed "../Packages/ComposableArchitecture/ComposableArchitecture.swift"
    , 0}},
    {"ComposableArchitecture/Effect.swift", (const char[]){
#embed "../Packages/ComposableArchitecture/Effect.swift"
    , 0}},
    {"ComposableArchitecture/Navigation.swift", (const char[]){
#embed "../Packages/ComposableArchitecture/Navigation.swift"
    , 0}},
    {"ComposableArchitecture/Observation.swift", (const char[]){
#embed "../Packages/ComposableArchitecture/Observation.swift"
    , 0}},
    {"ComposableArchitecture/Presentation.swift", (const char[]){
#embed "../Packages/ComposableArchitecture/Presentation.swift"
    , 0}},
    {"ComposableArchitecture/PresentedStores.swift", (const char[]){
#embed "../Packages/ComposableArchitecture/PresentedStores.swift"
    , 0}},
    {"ComposableArchitecture/Reducer.swift", (const char[]){
#embed "../Packages/ComposableArchitecture/Reducer.swift"
    , 0}},
    {"ComposableArchitecture/Store.swift", (const char[]){
#embed "../Packages/ComposableArchitecture/Store.swift"
    , 0}},
    {"ComposableArchitecture/TaskResult.swift", (const char[]){
#embed "../Packages/ComposableArchitecture/TaskResult.swift"
    , 0}},
    {"ComposableArchitecture/Unlabelled.swift", (const char[]){
#embed "../Packages/ComposableArchitecture/Unlabelled.swift"
    , 0}},
    {"ComposableArchitecture/ViewStore.swift", (const char[]){
#embed "../Packages/ComposableArchitecture/ViewStore.swift"
    , 0}},
    {"ConcurrencyExtras/ConcurrencyExtras.swift", (const char[]){
#embed "../Packages/ConcurrencyExtras/ConcurrencyExtras.swift"
    , 0}},
    {"ConfettiSwiftUI/ConfettiSwiftUI.swift", (const char[]){
#embed "../Packages/ConfettiSwiftUI/ConfettiSwiftUI.swift"
    , 0}},
    {"CustomDump/CustomDump.swift", (const char[]){
#embed "../Packages/CustomDump/CustomDump.swift"
    , 0}},
    {"Defaults/Bridges.swift", (const char[]){
#embed "../Packages/Defaults/Bridges.swift"
    , 0}},
    {"Defaults/Defaults.swift", (const char[]){
#embed "../Packages/Defaults/Defaults.swift"
    , 0}},
    {"Defaults/Views.swift", (const char[]){
#embed "../Packages/Defaults/Views.swift"
    , 0}},
    {"Dependencies/DependencyValues.swift", (const char[]){
#embed "../Packages/Dependencies/DependencyValues.swift"
    , 0}},
    {"Dependencies/Values.swift", (const char[]){
#embed "../Packages/Dependencies/Values.swift"
    , 0}},
    {"DependenciesMacros/DependenciesMacros.swift", (const char[]){
#embed "../Packages/DependenciesMacros/DependenciesMacros.swift"
    , 0}},
    {"DequeModule/Deque.swift", (const char[]){
#embed "../Packages/DequeModule/Deque.swift"
    , 0}},
    {"FBSDKCoreKit/FBSDKCoreKit.swift", (const char[]){
#embed "../Packages/FBSDKCoreKit/FBSDKCoreKit.swift"
    , 0}},
    {"FBSDKLoginKit/FBSDKLoginKit.swift", (const char[]){
#embed "../Packages/FBSDKLoginKit/FBSDKLoginKit.swift"
    , 0}},
    {"FacebookCore/FacebookCore.swift", (const char[]){
#embed "../Packages/FacebookCore/FacebookCore.swift"
    , 0}},
    {"FacebookLogin/FacebookLogin.swift", (const char[]){
#embed "../Packages/FacebookLogin/FacebookLogin.swift"
    , 0}},
    {"Factory/Factory.swift", (const char[]){
#embed "../Packages/Factory/Factory.swift"
    , 0}},
    {"FactoryKit/Containers.swift", (const char[]){
#embed "../Packages/FactoryKit/Containers.swift"
    , 0}},
    {"FactoryKit/Factory.swift", (const char[]){
#embed "../Packages/FactoryKit/Factory.swift"
    , 0}},
    {"FactoryKit/Injections.swift", (const char[]){
#embed "../Packages/FactoryKit/Injections.swift"
    , 0}},
    {"Firebase/Firebase.swift", (const char[]){
#embed "../Packages/Firebase/Firebase.swift"
    , 0}},
    {"FirebaseAnalytics/FirebaseAnalytics.swift", (const char[]){
#embed "../Packages/FirebaseAnalytics/FirebaseAnalytics.swift"
    , 0}},
    {"FirebaseAnalyticsSwift/FirebaseAnalyticsSwift.swift", (const char[]){
#embed "../Packages/FirebaseAnalyticsSwift/FirebaseAnalyticsSwift.swift"
    , 0}},
    {"FirebaseAppCheck/FirebaseAppCheck.swift", (const char[]){
#embed "../Packages/FirebaseAppCheck/FirebaseAppCheck.swift"
    , 0}},
    {"FirebaseAuth/AuthClosures.swift", (const char[]){
#embed "../Packages/FirebaseAuth/AuthClosures.swift"
    , 0}},
    {"FirebaseAuth/FirebaseAuth.swift", (const char[]){
#embed "../Packages/FirebaseAuth/FirebaseAuth.swift"
    , 0}},
    {"FirebaseAuthCombineSwift/FirebaseAuthCombineSwift.swift", (const char[]){
#embed "../Packages/FirebaseAuthCombineSwift/FirebaseAuthCombineSwift.swift"
    , 0}},
    {"FirebaseCore/FirebaseCore.swift", (const char[]){
#embed "../Packages/FirebaseCore/FirebaseCore.swift"
    , 0}},
    {"FirebaseCrashlytics/FirebaseCrashlytics.swift", (const char[]){
#embed "../Packages/FirebaseCrashlytics/FirebaseCrashlytics.swift"
    , 0}},
    {"FirebaseDatabase/FirebaseDatabase.swift", (const char[]){
#embed "../Packages/FirebaseDatabase/FirebaseDatabase.swift"
    , 0}},
    {"FirebaseDynamicLinks/FirebaseDynamicLinks.swift", (const char[]){
#embed "../Packages/FirebaseDynamicLinks/FirebaseDynamicLinks.swift"
    , 0}},
    {"FirebaseFirestore/FirebaseFirestore.swift", (const char[]){
#embed "../Packages/FirebaseFirestore/FirebaseFirestore.swift"
    , 0}},
    {"FirebaseFirestoreCombineSwift/FirebaseFirestoreCombineSwift.swift", (const char[]){
#embed "../Packages/FirebaseFirestoreCombineSwift/FirebaseFirestoreCombineSwift.swift"
    , 0}},
    {"FirebaseFirestoreSwift/FirebaseFirestoreSwift.swift", (const char[]){
#embed "../Packages/FirebaseFirestoreSwift/FirebaseFirestoreSwift.swift"
    , 0}},
    {"FirebaseFunctions/FirebaseFunctions.swift", (const char[]){
#embed "../Packages/FirebaseFunctions/FirebaseFunctions.swift"
    , 0}},
    {"FirebaseInstallations/FirebaseInstallations.swift", (const char[]){
#embed "../Packages/FirebaseInstallations/FirebaseInstallations.swift"
    , 0}},
    {"FirebaseMessaging/FirebaseMessaging.swift", (const char[]){
#embed "../Packages/FirebaseMessaging/FirebaseMessaging.swift"
    , 0}},
    {"FirebasePerformance/FirebasePerformance.swift", (const char[]){
#embed "../Packages/FirebasePerformance/FirebasePerformance.swift"
    , 0}},
    {"FirebaseRemoteConfig/FirebaseRemoteConfig.swift", (const char[]){
#embed "../Packages/FirebaseRemoteConfig/FirebaseRemoteConfig.swift"
    , 0}},
    {"FirebaseStorage/FirebaseStorage.swift", (const char[]){
#embed "../Packages/FirebaseStorage/FirebaseStorage.swift"
    , 0}},
    {"FirebaseStorageCombineSwift/FirebaseStorageCombineSwift.swift", (const char[]){
#embed "../Packages/FirebaseStorageCombineSwift/FirebaseStorageCombineSwift.swift"
    , 0}},
    {"GoogleGenerativeAI/Content.swift", (const char[]){
#embed "../Packages/GoogleGenerativeAI/Content.swift"
    , 0}},
    {"GoogleGenerativeAI/GoogleGenerativeAI.swift", (const char[]){
#embed "../Packages/GoogleGenerativeAI/GoogleGenerativeAI.swift"
    , 0}},
    {"GoogleGenerativeAI/Settings.swift", (const char[]){
#embed "../Packages/GoogleGenerativeAI/Settings.swift"
    , 0}},
    {"GoogleMobileAds/GoogleMobileAds.swift", (const char[]){
#embed "../Packages/GoogleMobileAds/GoogleMobileAds.swift"
    , 0}},
    {"GoogleMobileAds/NativeAds.swift", (const char[]){
#embed "../Packages/GoogleMobileAds/NativeAds.swift"
    , 0}},
    {"GoogleMobileAds/OlderNames.swift", (const char[]){
#embed "../Packages/GoogleMobileAds/OlderNames.swift"
    , 0}},
    {"GoogleSignIn/GoogleSignIn.swift", (const char[]){
#embed "../Packages/GoogleSignIn/GoogleSignIn.swift"
    , 0}},
    {"GoogleSignInSwift/GoogleSignInSwift.swift", (const char[]){
#embed "../Packages/GoogleSignInSwift/GoogleSignInSwift.swift"
    , 0}},
    {"HashTreeCollections/HashTreeCollections.swift", (const char[]){
#embed "../Packages/HashTreeCollections/HashTreeCollections.swift"
    , 0}},
    {"HeapModule/Heap.swift", (const char[]){
#embed "../Packages/HeapModule/Heap.swift"
    , 0}},
    {"IQKeyboardManagerSwift/IQKeyboardManagerSwift.swift", (const char[]){
#embed "../Packages/IQKeyboardManagerSwift/IQKeyboardManagerSwift.swift"
    , 0}},
    {"IdentifiedCollections/IdentifiedArray.swift", (const char[]){
#embed "../Packages/IdentifiedCollections/IdentifiedArray.swift"
    , 0}},
    {"Introspect/Introspect.swift", (const char[]){
#embed "../Packages/Introspect/Introspect.swift"
    , 0}},
    {"IssueReporting/IssueReporting.swift", (const char[]){
#embed "../Packages/IssueReporting/IssueReporting.swift"
    , 0}},
    {"KeychainAccess/KeychainAccess.swift", (const char[]){
#embed "../Packages/KeychainAccess/KeychainAccess.swift"
    , 0}},
    {"KeychainSwift/KeychainSwift.swift", (const char[]){
#embed "../Packages/KeychainSwift/KeychainSwift.swift"
    , 0}},
    {"Kingfisher/ImageModifier.swift", (const char[]){
#embed "../Packages/Kingfisher/ImageModifier.swift"
    , 0}},
    {"Kingfisher/Kingfisher.swift", (const char[]){
#embed "../Packages/Kingfisher/Kingfisher.swift"
    , 0}},
    {"Kingfisher/KingfisherManager.swift", (const char[]){
#embed "../Packages/Kingfisher/KingfisherManager.swift"
    , 0}},
    {"Lottie/Lottie.swift", (const char[]){
#embed "../Packages/Lottie/Lottie.swift"
    , 0}},
    {"MarkdownUI/Blocks.swift", (const char[]){
#embed "../Packages/MarkdownUI/Blocks.swift"
    , 0}},
    {"MarkdownUI/Markdown.swift", (const char[]){
#embed "../Packages/MarkdownUI/Markdown.swift"
    , 0}},
    {"MarkdownUI/Modifiers.swift", (const char[]){
#embed "../Packages/MarkdownUI/Modifiers.swift"
    , 0}},
    {"MarkdownUI/TextStyles.swift", (const char[]){
#embed "../Packages/MarkdownUI/TextStyles.swift"
    , 0}},
    {"MarkdownUI/Theme.swift", (const char[]){
#embed "../Packages/MarkdownUI/Theme.swift"
    , 0}},
    {"MarkdownUI/Themes.swift", (const char[]){
#embed "../Packages/MarkdownUI/Themes.swift"
    , 0}},
    {"Mixpanel/Mixpanel.swift", (const char[]){
#embed "../Packages/Mixpanel/Mixpanel.swift"
    , 0}},
    {"Moya/Moya.swift", (const char[]){
#embed "../Packages/Moya/Moya.swift"
    , 0}},
    {"Moya/MoyaProvider.swift", (const char[]){
#embed "../Packages/Moya/MoyaProvider.swift"
    , 0}},
    {"Moya/Plugins.swift", (const char[]){
#embed "../Packages/Moya/Plugins.swift"
    , 0}},
    {"Nuke/Nuke.swift", (const char[]){
#embed "../Packages/Nuke/Nuke.swift"
    , 0}},
    {"NukeUI/NukeUI.swift", (const char[]){
#embed "../Packages/NukeUI/NukeUI.swift"
    , 0}},
    {"OneSignalFramework/OneSignalFramework.swift", (const char[]){
#embed "../Packages/OneSignalFramework/OneSignalFramework.swift"
    , 0}},
    {"OrderedCollections/OrderedDictionary.swift", (const char[]){
#embed "../Packages/OrderedCollections/OrderedDictionary.swift"
    , 0}},
    {"OrderedCollections/OrderedSet.swift", (const char[]){
#embed "../Packages/OrderedCollections/OrderedSet.swift"
    , 0}},
    {"OrderedCollections/Views.swift", (const char[]){
#embed "../Packages/OrderedCollections/Views.swift"
    , 0}},
    {"Perception/Perception.swift", (const char[]){
#embed "../Packages/Perception/Perception.swift"
    , 0}},
    {"PerceptionCore/PerceptionCore.swift", (const char[]){
#embed "../Packages/PerceptionCore/PerceptionCore.swift"
    , 0}},
    {"Popovers/Popovers.swift", (const char[]){
#embed "../Packages/Popovers/Popovers.swift"
    , 0}},
    {"Popovers/Templates.swift", (const char[]){
#embed "../Packages/Popovers/Templates.swift"
    , 0}},
    {"PopupView/PopupView.swift", (const char[]){
#embed "../Packages/PopupView/PopupView.swift"
    , 0}},
    {"PostHog/PostHog.swift", (const char[]){
#embed "../Packages/PostHog/PostHog.swift"
    , 0}},
    {"PostgREST/PostgREST.swift", (const char[]){
#embed "../Packages/PostgREST/PostgREST.swift"
    , 0}},
    {"RealmSwift/Collections.swift", (const char[]){
#embed "../Packages/RealmSwift/Collections.swift"
    , 0}},
    {"RealmSwift/Objects.swift", (const char[]){
#embed "../Packages/RealmSwift/Objects.swift"
    , 0}},
    {"RealmSwift/Realm.swift", (const char[]){
#embed "../Packages/RealmSwift/Realm.swift"
    , 0}},
    {"Realtime/Realtime.swift", (const char[]){
#embed "../Packages/Realtime/Realtime.swift"
    , 0}},
    {"Resolver/Injected.swift", (const char[]){
#embed "../Packages/Resolver/Injected.swift"
    , 0}},
    {"Resolver/Resolver.swift", (const char[]){
#embed "../Packages/Resolver/Resolver.swift"
    , 0}},
    {"RevenueCat/RevenueCat.swift", (const char[]){
#embed "../Packages/RevenueCat/RevenueCat.swift"
    , 0}},
    {"RevenueCat/Values.swift", (const char[]){
#embed "../Packages/RevenueCat/Values.swift"
    , 0}},
    {"RevenueCatUI/RevenueCatUI.swift", (const char[]){
#embed "../Packages/RevenueCatUI/RevenueCatUI.swift"
    , 0}},
    {"SDWebImage/SDWebImage.swift", (const char[]){
#embed "../Packages/SDWebImage/SDWebImage.swift"
    , 0}},
    {"SDWebImageSwiftUI/SDWebImageSwiftUI.swift", (const char[]){
#embed "../Packages/SDWebImageSwiftUI/SDWebImageSwiftUI.swift"
    , 0}},
    {"SDWebImageWebPCoder/SDWebImageWebPCoder.swift", (const char[]){
#embed "../Packages/SDWebImageWebPCoder/SDWebImageWebPCoder.swift"
    , 0}},
    {"SFSafeSymbols/SFSafeSymbols.swift", (const char[]){
#embed "../Packages/SFSafeSymbols/SFSafeSymbols.swift"
    , 0}},
    {"SFSafeSymbols/SFSymbol+Names1.swift", (const char[]){
#embed "../Packages/SFSafeSymbols/SFSymbol+Names1.swift"
    , 0}},
    {"SFSafeSymbols/SFSymbol+Names2.swift", (const char[]){
#embed "../Packages/SFSafeSymbols/SFSymbol+Names2.swift"
    , 0}},
    {"SFSafeSymbols/SFSymbol+Names3.swift", (const char[]){
#embed "../Packages/SFSafeSymbols/SFSymbol+Names3.swift"
    , 0}},
    {"SFSafeSymbols/SFSymbol+Names4.swift", (const char[]){
#embed "../Packages/SFSafeSymbols/SFSymbol+Names4.swift"
    , 0}},
    {"SFSafeSymbols/SFSymbol+Names5.swift", (const char[]){
#embed "../Packages/SFSafeSymbols/SFSymbol+Names5.swift"
    , 0}},
    {"SFSafeSymbols/SFSymbol+Names6.swift", (const char[]){
#embed "../Packages/SFSafeSymbols/SFSymbol+Names6.swift"
    , 0}},
    {"SFSafeSymbols/SFSymbol+Names7.swift", (const char[]){
#embed "../Packages/SFSafeSymbols/SFSymbol+Names7.swift"
    , 0}},
    {"SFSafeSymbols/SFSymbol+Names8.swift", (const char[]){
#embed "../Packages/SFSafeSymbols/SFSymbol+Names8.swift"
    , 0}},
    {"Sentry/Sentry.swift", (const char[]){
#embed "../Packages/Sentry/Sentry.swift"
    , 0}},
    {"SentrySwiftUI/SentrySwiftUI.swift", (const char[]){
#embed "../Packages/SentrySwiftUI/SentrySwiftUI.swift"
    , 0}},
    {"Sharing/Keys.swift", (const char[]){
#embed "../Packages/Sharing/Keys.swift"
    , 0}},
    {"Sharing/Sharing.swift", (const char[]){
#embed "../Packages/Sharing/Sharing.swift"
    , 0}},
    {"Shimmer/Shimmer.swift", (const char[]){
#embed "../Packages/Shimmer/Shimmer.swift"
    , 0}},
    {"SocketIO/SocketIO.swift", (const char[]){
#embed "../Packages/SocketIO/SocketIO.swift"
    , 0}},
    {"Supabase/AnyJSON.swift", (const char[]){
#embed "../Packages/Supabase/AnyJSON.swift"
    , 0}},
    {"Supabase/AuthClient.swift", (const char[]){
#embed "../Packages/Supabase/AuthClient.swift"
    , 0}},
    {"Supabase/AuthValues.swift", (const char[]){
#embed "../Packages/Supabase/AuthValues.swift"
    , 0}},
    {"Supabase/FunctionsClient.swift", (const char[]){
#embed "../Packages/Supabase/FunctionsClient.swift"
    , 0}},
    {"Supabase/Modules.swift", (const char[]){
#embed "../Packages/Supabase/Modules.swift"
    , 0}},
    {"Supabase/Queries.swift", (const char[]){
#embed "../Packages/Supabase/Queries.swift"
    , 0}},
    {"Supabase/RealtimeClient.swift", (const char[]){
#embed "../Packages/Supabase/RealtimeClient.swift"
    , 0}},
    {"Supabase/SupabaseClient.swift", (const char[]){
#embed "../Packages/Supabase/SupabaseClient.swift"
    , 0}},
    {"Supabase/SupabaseStorageClient.swift", (const char[]){
#embed "../Packages/Supabase/SupabaseStorageClient.swift"
    , 0}},
    {"SuperwallKit/SuperwallKit.swift", (const char[]){
#embed "../Packages/SuperwallKit/SuperwallKit.swift"
    , 0}},
    {"SwiftNavigation/Dialogs.swift", (const char[]){
#embed "../Packages/SwiftNavigation/Dialogs.swift"
    , 0}},
    {"SwiftNavigation/SwiftNavigation.swift", (const char[]){
#embed "../Packages/SwiftNavigation/SwiftNavigation.swift"
    , 0}},
    {"SwiftNavigation/UIBinding.swift", (const char[]){
#embed "../Packages/SwiftNavigation/UIBinding.swift"
    , 0}},
    {"SwiftSoup/Attributes.swift", (const char[]){
#embed "../Packages/SwiftSoup/Attributes.swift"
    , 0}},
    {"SwiftSoup/Document.swift", (const char[]){
#embed "../Packages/SwiftSoup/Document.swift"
    , 0}},
    {"SwiftSoup/Element.swift", (const char[]){
#embed "../Packages/SwiftSoup/Element.swift"
    , 0}},
    {"SwiftSoup/Elements.swift", (const char[]){
#embed "../Packages/SwiftSoup/Elements.swift"
    , 0}},
    {"SwiftSoup/Entities.swift", (const char[]){
#embed "../Packages/SwiftSoup/Entities.swift"
    , 0}},
    {"SwiftSoup/HTMLBuilder.swift", (const char[]){
#embed "../Packages/SwiftSoup/HTMLBuilder.swift"
    , 0}},
    {"SwiftSoup/Nodes.swift", (const char[]){
#embed "../Packages/SwiftSoup/Nodes.swift"
    , 0}},
    {"SwiftSoup/Reader.swift", (const char[]){
#embed "../Packages/SwiftSoup/Reader.swift"
    , 0}},
    {"SwiftSoup/Selectors.swift", (const char[]){
#embed "../Packages/SwiftSoup/Selectors.swift"
    , 0}},
    {"SwiftSoup/SwiftSoup.swift", (const char[]){
#embed "../Packages/SwiftSoup/SwiftSoup.swift"
    , 0}},
    {"SwiftSoup/Whitelist.swift", (const char[]){
#embed "../Packages/SwiftSoup/Whitelist.swift"
    , 0}},
    {"SwiftUIIntrospect/SwiftUIIntrospect.swift", (const char[]){
#embed "../Packages/SwiftUIIntrospect/SwiftUIIntrospect.swift"
    , 0}},
    {"SwiftUINavigation/Binding.swift", (const char[]){
#embed "../Packages/SwiftUINavigation/Binding.swift"
    , 0}},
    {"SwiftUINavigation/Presentation.swift", (const char[]){
#embed "../Packages/SwiftUINavigation/Presentation.swift"
    , 0}},
    {"SwiftUINavigationCore/SwiftUINavigationCore.swift", (const char[]){
#embed "../Packages/SwiftUINavigationCore/SwiftUINavigationCore.swift"
    , 0}},
    {"SwiftyBeaver/SwiftyBeaver.swift", (const char[]){
#embed "../Packages/SwiftyBeaver/SwiftyBeaver.swift"
    , 0}},
    {"SwiftyJSON/SwiftyJSON.swift", (const char[]){
#embed "../Packages/SwiftyJSON/SwiftyJSON.swift"
    , 0}},
    {"Swinject/Swinject.swift", (const char[]){
#embed "../Packages/Swinject/Swinject.swift"
    , 0}},
    {"Tagged/Tagged.swift", (const char[]){
#embed "../Packages/Tagged/Tagged.swift"
    , 0}},
    {"TelemetryClient/TelemetryClient.swift", (const char[]){
#embed "../Packages/TelemetryClient/TelemetryClient.swift"
    , 0}},
    {"TelemetryDeck/TelemetryDeck.swift", (const char[]){
#embed "../Packages/TelemetryDeck/TelemetryDeck.swift"
    , 0}},
    {"UIKitNavigation/Controls.swift", (const char[]){
#embed "../Packages/UIKitNavigation/Controls.swift"
    , 0}},
    {"UIKitNavigation/Presenting.swift", (const char[]){
#embed "../Packages/UIKitNavigation/Presenting.swift"
    , 0}},
    {"UIKitNavigation/UIKitNavigation.swift", (const char[]){
#embed "../Packages/UIKitNavigation/UIKitNavigation.swift"
    , 0}},
    {"UserMessagingPlatform/UserMessagingPlatform.swift", (const char[]){
#embed "../Packages/UserMessagingPlatform/UserMessagingPlatform.swift"
    , 0}},
    {"WrappingHStack/WrappingHStack.swift", (const char[]){
#embed "../Packages/WrappingHStack/WrappingHStack.swift"
    , 0}},
    {"XCTestDynamicOverlay/XCTestDynamicOverlay.swift", (const char[]){
#embed "../Packages/XCTestDynamicOverlay/XCTestDynamicOverlay.swift"
    , 0}},
};

const SourceFile *package_file(int index) {
    return index < (int)(sizeof files / sizeof *files) ? &files[index] : 0;
}
