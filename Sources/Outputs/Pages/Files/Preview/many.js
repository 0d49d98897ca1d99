// Which previews are shown: tabs for a few of them; for many a search, and those that the last save has changed.
const tabs = byId("tabs"), manyCount = 8;
let searched = "", showsChanged = false;
const isMany = () => baseCount > manyCount;
const isFound = (index) => {
  if (!isMany()) return true;
  const { title, file, isChanged } = screens[index];
  return (!showsChanged || isChanged) && `${title} ${file}`.toLowerCase().includes(searched);
};

const chooseScreen = (index) => {
  solo = index;
  if (variantsOf >= 0) chooseVariants(index);
  else if (isMany() && index < 0) setTimeout(() => screens[active]?.figure.scrollIntoView({ block: "center" }));
  if (index >= 0) active = index;
  showTabs();
  tellVisible();
  arrange();
};
const find = () => {
  showTabs();
  arrange();
  tellVisible();
};
const searchField = element("input", { type: "search", "aria-label": "Search the previews", spellcheck: "false",
  autocomplete: "off", oninput: () => {
    searched = searchField.value.trim().toLowerCase();
    [solo, view.scrollTop] = [-1, 0];
    if (variantsOf >= 0) chooseVariants(-1);
    find();
  } });
const changedChip = element("button", { onclick: () => {
  showsChanged = !showsChanged;
  [solo, view.scrollTop] = [-1, 0];
  find();
} });
const foundCount = element("span", { class: "found", role: "status" });

const showTabs = () => {
  const chosen = variantsOf >= 0 ? variantsOf : solo;
  const add = (text, index) => element("button", { "aria-current": String(chosen === index),
    onclick: () => chooseScreen(index) }, text);
  tabs.classList.toggle("search", isMany());
  if (baseCount < 2) return tabs.replaceChildren();
  const base = screens.slice(0, baseCount);
  if (!isMany()) return tabs.replaceChildren(add("All", -1), ...base.map(({ title }, index) => add(title, index)));
  const changed = base.filter(({ isChanged }) => isChanged).length;
  if (!changed) showsChanged = false;
  searchField.placeholder = `Search ${baseCount} previews`;
  changedChip.setAttribute("aria-pressed", String(showsChanged));
  changedChip.title = "Show the previews that the last save has changed";
  changedChip.textContent = `Changed ${changed}`;
  changedChip.hidden = !changed;
  const found = base.filter((_, index) => isFound(index)).length;
  foundCount.textContent = chosen >= 0 ? screens[chosen].title : searched || showsChanged
    ? found === 0 ? "none is found" : `${found} of ${baseCount}` : "";
  // The field keeps the focus.
  if (!searchField.isConnected) tabs.replaceChildren(searchField, changedChip, foundCount);
  tabs.querySelector(".all")?.remove();
  if (chosen >= 0) {
    const all = add("All", -1);
    all.className = "all";
    tabs.append(all);
  }
};
told.changed = (message) => {
  const screen = screens[message.screen];
  if (!screen) return;
  screen.isChanged = message.isChanged;
  showTabs();
  if (showsChanged) arrangeSoon();
};
