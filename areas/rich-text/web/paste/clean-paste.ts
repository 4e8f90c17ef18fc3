import { isSafeAddress } from '../../rules/safe-address.ts'
import { nothingDropped, type Dropped } from './dropped.ts'
import { listPlaceOf, type ListPlace } from './word-lists.ts'
import { alignOf, countLooks, marksOf, styleOf, stylesOf, tagOf, withoutStyles } from './looks.ts'

/** A pasted text of known parts alone, and what was left behind. */
export interface CleanPaste {
  html: string
  dropped: Dropped
}
interface Cleaning {
  document: Document
  dropped: Dropped
  isInCell: boolean
}

const silent = new Set(['style', 'script', 'meta', 'link', 'title', 'head', 'xml', 'template', 'noscript', 'o:p'])
const embedded = new Set(['iframe', 'object', 'embed', 'video', 'audio', 'form', 'svg', 'math', 'canvas'])
const pictures = new Set(['img', 'picture', 'v:imagedata', 'v:shape'])
const headings: Readonly<Record<string, string>> = { h1: 'h1', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' }
const blockTags = new Set(
  'p div section article header footer main aside blockquote pre address center dl dt dd figure figcaption fieldset h1 h2 h3 h4 h5 h6 ul ol li table hr'.split(
    ' ',
  ),
)
const isElement = (node: Node): node is Element => node.nodeType === 1
/** Footnotes and remarks of Word, and the marks that lead to them. */
const isNote = (element: Element) =>
  /^_?(ftn|edn|msocom|ftnref|ednref|anchor)/i.test(element.getAttribute('name') ?? '') ||
  /mso-(footnote|endnote|comment)/i.test(styleOf(element)) ||
  /^(footnote|endnote|comment)/i.test(element.getAttribute('id') ?? '')
const endsPage = (element: Element) =>
  /always|page/.test(stylesOf(element)['page-break-before'] ?? '') && tagOf(element) === 'br'
const isBlock = (node: Node): node is Element => isElement(node) && blockTags.has(tagOf(node))
const holdsBlocks = (element: Element): boolean =>
  Array.from(element.childNodes).some((node) => isBlock(node) || (isElement(node) && holdsBlocks(node)))

/** What is left out whole. */
function isLeftOut(element: Element, { dropped }: Cleaning): boolean {
  if (silent.has(tagOf(element))) return true
  if (pictures.has(tagOf(element))) dropped.pictures++
  else if (embedded.has(tagOf(element))) dropped.embedded++
  else if (isNote(element)) dropped.notes++
  else return /mso-list: ?ignore/i.test(styleOf(element))
  return true
}

function appendText(text: string, into: Element, { document }: Cleaning): void {
  const kept = text.replaceAll(/[^\P{Cc}\t\n]/gu, '').replaceAll(/[ \t\r\n]+/g, ' ')
  if (kept !== '') into.append(document.createTextNode(kept))
}

/** A link that leads somewhere keeps its words in it. */
function linkInto(element: Element, into: Element, { document, dropped }: Cleaning): Element {
  const href = (element.getAttribute('href') ?? '').trim()
  if (href === '' || href.startsWith('#')) return into
  if (!isSafeAddress(href)) {
    dropped.links++
    return into
  }
  const link = document.createElement('a')
  link.setAttribute('href', href)
  into.append(link)
  return link
}

/** Words with their looks, without any block. */
function appendInline(node: Node, into: Element, cleaning: Cleaning): void {
  if (node.nodeType === 3) return appendText(node.textContent ?? '', into, cleaning)
  if (!isElement(node) || isLeftOut(node, cleaning)) return
  if (tagOf(node) === 'br') return into.append(cleaning.document.createElement('br'))
  countLooks(node, cleaning.dropped)
  let inner = tagOf(node) === 'a' ? linkInto(node, into, cleaning) : into
  for (const mark of marksOf(node)) {
    const wrapped = cleaning.document.createElement(mark)
    inner.append(wrapped)
    inner = wrapped
  }
  for (const child of node.childNodes) appendInline(child, inner, cleaning)
}

function paragraphOf(element: Element, cleaning: Cleaning): Element {
  const title = /MsoTitle/i.test(element.getAttribute('class') ?? '') ? 'h1' : undefined
  const made = cleaning.document.createElement(headings[tagOf(element)] ?? title ?? 'p')
  const align = alignOf(element)
  if (align !== null) made.setAttribute('data-align', align)
  countLooks(element, cleaning.dropped)
  const marks = headings[tagOf(element)] === undefined && title === undefined ? marksOf(element) : []
  let inner: Element = made
  for (const mark of marks) {
    const wrapped = cleaning.document.createElement(mark)
    inner.append(wrapped)
    inner = wrapped
  }
  for (const child of element.childNodes) appendInline(child, inner, cleaning)
  return made
}

function listOf(element: Element, cleaning: Cleaning): Element {
  const list = cleaning.document.createElement(tagOf(element))
  const start = element.getAttribute('start')
  if (start !== null && /^\d{1,5}$/.test(start) && start !== '1') list.setAttribute('start', start)
  for (const child of Array.from(element.children)) {
    const last = list.lastElementChild
    // a list within a list, as many programs write it: it belongs to the item before it
    if (tagOf(child) !== 'li' && last) appendBlocks(child.childNodes, last, cleaning, [child])
    else {
      const item = cleaning.document.createElement('li')
      appendBlocks(child.childNodes, item, cleaning)
      if (item.firstElementChild?.localName !== 'p') item.prepend(cleaning.document.createElement('p'))
      list.append(item)
    }
  }
  return list
}

function rowsOf(element: Element): Element[] {
  return Array.from(element.children).flatMap((child) =>
    tagOf(child) === 'tr' ? [child] : /^(thead|tbody|tfoot)$/.test(tagOf(child)) ? rowsOf(child) : [],
  )
}
function tableOf(element: Element, cleaning: Cleaning): Element {
  const table = cleaning.document.createElement('table')
  for (const row of rowsOf(element)) {
    const made = cleaning.document.createElement('tr')
    const isHead = (row.parentElement && tagOf(row.parentElement)) === 'thead'
    for (const cell of Array.from(row.children)) {
      if (tagOf(cell) !== 'td' && tagOf(cell) !== 'th') continue
      const own = cleaning.document.createElement(isHead ? 'th' : tagOf(cell))
      for (const span of ['colspan', 'rowspan']) {
        const given = cell.getAttribute(span) ?? ''
        if (/^\d{1,2}$/.test(given) && Number(given) > 1) own.setAttribute(span, given)
      }
      countLooks(cell, cleaning.dropped)
      appendBlocks(cell.childNodes, own, { ...cleaning, isInCell: true })
      if (own.childNodes.length === 0) own.append(cleaning.document.createElement('p'))
      made.append(own)
    }
    if (made.children.length > 0) table.append(made)
  }
  return table
}

/** Lists that a program writes as paragraphs, of which the deeper stand in the last item of those above. */
function appendListItem(place: ListPlace, paragraph: Element, into: Element, { document }: Cleaning): void {
  let at: Element = into
  for (let level = 1; ; level++) {
    const last = at.lastElementChild
    const tag = level === place.level && place.isOrdered ? 'ol' : 'ul'
    const isList = last !== null && /^[uo]l$/.test(last.localName)
    const goesOn = isList && (level < place.level || last.localName === tag)
    const list = goesOn ? last : document.createElement(tag)
    if (!goesOn) {
      if (place.start > 1 && tag === 'ol') list.setAttribute('start', String(place.start))
      at.append(list)
    }
    if (level === place.level) {
      const item = document.createElement('li')
      item.append(paragraph)
      list.append(item)
      return
    }
    if (list.lastElementChild === null) {
      const item = document.createElement('li')
      item.append(document.createElement('p'))
      list.append(item)
    }
    at = list.lastElementChild ?? list
  }
}

function appendTable(element: Element, into: Element, cleaning: Cleaning): void {
  if (!cleaning.isInCell) return into.append(tableOf(element, cleaning))
  cleaning.dropped.innerTables++
  for (const row of rowsOf(element)) for (const cell of row.children) appendBlocks(cell.childNodes, into, cleaning)
}

function appendBlock(element: Element, into: Element, cleaning: Cleaning): void {
  const tag = tagOf(element)
  if (tag === 'ul' || tag === 'ol') return into.append(listOf(element, cleaning))
  if (tag === 'table') return appendTable(element, into, cleaning)
  if (tag === 'hr') return into.append(cleaning.document.createElement('hr'))
  const place = listPlaceOf(element)
  if (place !== null) return appendListItem(place, paragraphOf(element, cleaning), into, cleaning)
  if (holdsBlocks(element)) return appendBlocks(element.childNodes, into, cleaning)
  const made = paragraphOf(element, cleaning)
  into.append(made)
}

const isBlank = (node: Node) => node.nodeType === 3 && (node.textContent ?? '').trim() === ''

/** Blocks one by one, and what stands loose between them in paragraphs of its own. */
function appendBlocks(nodes: Iterable<Node>, into: Element, cleaning: Cleaning, only?: readonly Element[]): void {
  let loose: Element | null = null
  for (const node of only ?? nodes) {
    if (isElement(node) && endsPage(node)) {
      loose = null
      if (!cleaning.isInCell && into.localName === 'body') {
        const end = cleaning.document.createElement('div')
        end.setAttribute('data-page-break', '')
        into.append(end)
      }
    } else if (isElement(node) && (isBlock(node) || holdsBlocks(node))) {
      loose = null
      if (!isLeftOut(node, cleaning)) appendBlock(node, into, cleaning)
    } else if (loose !== null || !isBlank(node)) {
      if (loose === null) {
        loose = cleaning.document.createElement('p')
        into.append(loose)
      }
      appendInline(node, loose, cleaning)
      if (loose.childNodes.length === 0) {
        loose.remove()
        loose = null
      }
    }
  }
}

/**
 * What was copied in Word, Google Docs or a page, of the parts that our texts have: paragraphs, headings, lists, tables, the looks of
 * words, links that lead somewhere. Nothing of it is shown while it is read: its pictures are not fetched, its scripts do not run.
 */
export function cleanPaste(html: string): CleanPaste {
  const given = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  const document = given.implementation.createHTMLDocument()
  const dropped = nothingDropped()
  appendBlocks(given.body.childNodes, document.body, { document, dropped, isInCell: false })
  return { html: document.body.innerHTML, dropped }
}
