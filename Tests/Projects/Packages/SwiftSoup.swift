import SwiftSoup
import SwiftUI

private let page = """
    <html><head><title>News &amp; more</title></head><body>
    <table><tr class="athing"><td class=ind indent=2>A <a id="up_7" class="vote nosee" href="/vote?a=1&b=2">up</a>
    <td>B<p>one<p>two</table><ul><li>1<li>2<li>3</ul><form action=comment><input name=parent value=7></form>
    """

@MainActor func read() throws {
    let document = try SwiftSoup.parse(page, "https://example.org/news")
    let row = try document.select("table tr.athing").first(), link = try document.select("a[id^=up_]").first()
    print("SwiftSoup", try document.title(), try row?.select("td.ind").attr("indent") ?? "", try row?.text() ?? "")
    print("Link", try link?.attr("abs:href") ?? "", link?.hasClass("nosee") ?? false, try link?.cssSelector() ?? "")
    print("List", try document.select("ul > li:nth-child(odd), li + li:not(:contains(3))").eachText(),
          try document.select("form[action=comment] input[name=parent]").val())
    try link?.attr("href", "x").text("<new>").addClass("read")
    print("Changed", try link?.outerHtml() ?? "", try link?.parent()?.html() ?? "")
    let unsafe = "<p onclick=1>Hi <script>x</script><b>you</b> <a href='http://a.org/'>ok</a></p>"
    print("Clean", try SwiftSoup.clean(unsafe, .basic()) ?? "", try SwiftSoup.isValid(unsafe, .relaxed()))
    print("Body", try SwiftSoup.parseBodyFragment("<p>a<div>b</div><b>c <i>d</b> e</i>&copy;").body()?.html() ?? "")
    print("XML", try SwiftSoup.parseXML("<Feed><Item a='1'/><Item>t</Item></Feed>").select("Item").array().count)
    do { _ = try document.select("li:none(") } catch Exception.Error(let type, _) { print("Wrong", type) }
}

struct SoupView: View {
    var body: some View {
        Text("Soup").onAppear { try? read() }
    }
}

#Preview { SoupView() }
