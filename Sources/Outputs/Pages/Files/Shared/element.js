/** Makes an element. Attributes that begin with "on" are listeners; those without a value, and children that are null,
    are left out. */
function element(tag, attributes, ...inner) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (value !== undefined && value !== null && value !== false) node.setAttribute(key, value);
  }
  for (const child of inner.flat(3)) if (child !== null && child !== undefined) node.append(child);
  return node;
}
