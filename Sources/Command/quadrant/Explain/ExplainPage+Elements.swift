extension ExplainPage {
    /// The elements of the page.
    static let elements = #"""
    <header>
    <h1 id="title"></h1>
    <span class="fill"></span>
    <input id="search" type="search" placeholder="Search views" aria-label="Search views by name, text or identifier"
      aria-keyshortcuts="/" autocomplete="off">
    <button id="theme" aria-label="Appearance">Auto</button>
    </header>
    <section id="views" aria-label="Views">
    <div class="bar"><span id="found" role="status"></span><span class="fill"></span>
    <button id="parts" aria-pressed="false" title="Also list the parts of the framework's views">Parts</button></div>
    <div id="tree" role="tree" tabindex="0" aria-label="Tree of views, outermost first"><div id="rows"></div></div>
    </section>
    <section id="stagePane" aria-label="Picture">
    <div class="bar" id="toggles" role="group" aria-label="What is drawn"></div>
    <div id="stage" tabindex="0" role="application"
      aria-label="Picture of the view. Up selects what is around, down what is inside, left and right the neighbours.">
    <div id="sheet"><div id="paper"></div><img id="picture" alt="" draggable="false">
    <svg id="over" aria-hidden="true"></svg></div></div>
    <div id="replay" role="group" aria-label="Replay of the layout">
    <div class="controls"><button id="back" aria-label="Previous step" aria-keyshortcuts=",">◀</button>
    <button id="play" aria-label="Play the steps">Replay</button>
    <button id="next" aria-label="Next step" aria-keyshortcuts=".">▶</button>
    <input id="step" type="range" min="0" value="0" aria-label="Step of the layout">
    <span id="count"></span></div>
    <p id="caption" aria-live="polite"></p></div>
    </section>
    <nav id="tabs" role="tablist" aria-label="Part of the report">
    <button role="tab" data-tab="why" aria-selected="true" aria-controls="why">Why</button>
    <button role="tab" data-tab="views" aria-selected="false" aria-controls="views">Views</button></nav>
    <section id="why" tabindex="0" aria-label="Explanation"></section>

    """#
}
