/**
 * Runs a look at the page without what stands there once more: rows, cells and items of a list that are made of the same
 * elements with the same classes, styles and kinds of attributes, at the same place of the same things, are as accessible
 * as the first of them. Whatever has an id, is first among its siblings, or is under the mouse or the keyboard is looked at.
 * It is brought into the page as it is written here, and knows nothing from without.
 */
export async function lookOnce<T>(look: () => Promise<T>): Promise<T> {
  const numbers = new Map<string, number>()
  const numberOf = (text: string): number => {
    const known = numbers.get(text) ?? numbers.size
    numbers.set(text, known)
    return known
  }
  const told = /^(class|style|role|type)$|^data-/
  const own = (element: Element): string =>
    [
      element.tagName,
      element.matches(':hover, :focus') ? 'touched' : '',
      ...Array.from(element.attributes, ({ name, value }) => `${name}=${told.test(name) ? value : value !== ''}`),
    ].join(' ')
  const made = new Map<Element, number>()
  const note = (element: Element): number => {
    const within = Array.from(element.childNodes, (child) =>
      child instanceof Element ? note(child) : child.textContent?.trim() ? 'text' : '',
    )
    const number = numberOf(`${own(element)} > ${within.join(' ')}`)
    made.set(element, number)
    return number
  }
  note(document.documentElement)
  const isRepeated =
    'tr, td, th, li, option, [role=row], [role=gridcell], [role=rowheader], [role=columnheader], [role=option]'
  const seen = new Set<string>()
  const left = new Map<Element, Set<Node>>()
  const walk = (element: Element, place: number): void => {
    const name = `${place} ${made.get(element)}`
    const parent = element.parentElement
    const isAlike = seen.has(name) && element.previousElementSibling !== null && element.matches(isRepeated)
    if (parent && isAlike && element.id === '' && element.querySelector('[id]') === null) {
      left.set(parent, (left.get(parent) ?? new Set<Node>()).add(element))
      return
    }
    seen.add(name)
    const next = numberOf(`${place} / ${own(element)}`)
    for (const child of element.children) walk(child, next)
  }
  walk(document.documentElement, 0)
  for (const [parent, alike] of left) {
    const rest = [...parent.childNodes].filter((child) => !alike.has(child))
    Object.defineProperty(parent, 'childNodes', { get: () => rest, configurable: true })
  }
  try {
    return await look()
  } finally {
    for (const parent of left.keys()) Reflect.deleteProperty(parent, 'childNodes')
  }
}
