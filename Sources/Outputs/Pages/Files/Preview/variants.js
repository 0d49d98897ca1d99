// Variants of one preview side by side. `Session+Variants.swift` is the server's side: their screens follow those of
// the previews.
const variantButton = byId("variants"), variantBar = byId("variantBar");
const variantChoices = [["opposite", "Dark"], ["large", "Large text", { dynamicType: "accessibility3" }],
  ["small", "Small text", { dynamicType: "xSmall" }], ["mirrored", "Right to left"],
  ["phone", "iPhone SE", { device: "iphone-se" }], ["lying", "Landscape"], ["tablet", "iPad", { device: "ipad" }],
  ["german", "German", { locale: "de_DE" }], ["arabic", "Arabic", { locale: "ar_EG", rightToLeft: true }]];
let variantsOf = -1, baseCount = 0, chosenVariants = new Set(["opposite", "large", "mirrored", "phone"]);
let repeats = true, marks = false;

const askVariants = () => {
  const changes = variantChoices.filter(([key]) => chosenVariants.has(key)).map(([key, title, change]) => {
    if (key === "opposite") return { title: settings.dark ? "Light" : "Dark", dark: !settings.dark };
    if (key === "mirrored") {
      return { title: settings.rightToLeft ? "Left to right" : title, rightToLeft: !settings.rightToLeft };
    }
    if (key === "lying") return { title: settings.landscape ? "Portrait" : title, landscape: !settings.landscape };
    return { title, ...change };
  });
  const isOn = variantsOf >= 0;
  send({ kind: "variants", screen: isOn ? variantsOf : 0, variants: isOn ? changes : [], isRepeated: repeats,
    isMarked: marks });
};
const showVariantBar = () => {
  variantButton.setAttribute("aria-pressed", String(variantsOf >= 0));
  variantBar.hidden = variantsOf < 0;
  if (variantBar.hidden) return variantBar.replaceChildren();
  const chip = (text, isOn, title, action) => element("button", { "aria-pressed": String(isOn), title,
    onclick: () => { action(); keep(); showVariantBar(); askVariants(); } }, text);
  const focused = [...variantBar.children].indexOf(document.activeElement);
  variantBar.replaceChildren(...variantChoices.map(([key, title]) => chip(title, chosenVariants.has(key), null,
    () => { if (!chosenVariants.delete(key)) chosenVariants.add(key); })),
  element("span", { class: "gap" }),
  chip("Repeat", repeats, "Do in all variants what is done in one", () => { repeats = !repeats; }),
  chip("Differences", marks, "Mark what has another frame than in the preview", () => { marks = !marks; }));
  if (focused >= 0) variantBar.children[focused].focus();
};
const chooseVariants = (index) => {
  if (index === variantsOf) return;
  variantsOf = index;
  showVariantBar();
  askVariants();
};
variantButton.addEventListener("click", () => chooseVariants(variantsOf >= 0 ? -1 : solo >= 0 ? solo : active));

told.variants = (message) => {
  for (const { figure } of screens.splice(baseCount)) figure.remove();
  if (message.of !== variantsOf) {
    variantsOf = message.of;
    showVariantBar();
  }
  for (const entry of message.screens) screens.push(makeScreen(entry, screens.length));
  placeScreens();
};
told.differences = (message) => {
  const screen = screens[message.screen];
  if (!screen) return;
  screen.differences?.remove();
  screen.differences = null;
  screen.place.textContent = !marks ? "" : message.frames.length === 1 ? "1 frame differs"
    : `${message.frames.length} frames differ`;
  if (!marks || !screen.width) return;
  const part = (value, whole) => `${value / whole * 100}%`;
  const boxes = message.frames.map(([x, y, width, height]) => {
    const mark = element("div");
    Object.assign(mark.style, { left: part(x, screen.width), top: part(y, screen.height),
      width: part(width, screen.width), height: part(height, screen.height) });
    return mark;
  });
  screen.differences = element("div", { class: "chrome differences", "aria-hidden": "true" }, boxes);
  screen.device.append(screen.differences);
};
