/** What asks the server, or tells of asking: of a call it takes the address, the method and the access. */
const asking =
  /\b(query|keptQuery|keepAnswer|request|send|say|upload|read|call|act|useAllowed|useSaveFile|useSelection|keyOf|addressOf)\(\s*$|\b(call|refresh): $|\b(use|exported|book|paper)=\{$/
/** A list of calls that are asked, or read again. */
const listBegins = /\[\s*(\w+,\s*)*$/
const listGoesOn = /^\s*[,\]]/
const ofCall = /^\.(path|access|method|file|columns)\b/

const isAsked = (before: string, after: string): boolean =>
  asking.test(before) ||
  ofCall.test(after) ||
  // a type
  /\btypeof\s+$/.test(before) ||
  (listBegins.test(before) && listGoesOn.test(after))

/** What reads the address of a page by the query of a call. */
const isRead = (before: string, after: string): boolean =>
  /\buseList\(\s*$/.test(before) || (/\b(useUrlState|readSearch)\(\s*$/.test(before) && /^\.query\s*[,)]/.test(after))

/** How much of what stands around a name tells how it is used. */
const around = 400

/**
 * How a file uses a declared call: it only asks it (`bare`), or reads the address of a page by it too (`read`), so that it needs no
 * shapes of what is sent; forms do (`whole`).
 */
export function useOfCall(code: string, name: string): 'bare' | 'read' | 'whole' {
  const text = code.replaceAll(/^import [^;]*? from '[^']+';?$/gm, '')
  const uses = [...text.matchAll(new RegExp(`(?<![\\w.$])${name}\\b`, 'g'))].map(({ index }) => {
    const [before, after] = [text.slice(Math.max(0, index - around), index), text.slice(index + name.length)]
    if (isRead(before, after.slice(0, around))) return 'read'
    return isAsked(before, after.slice(0, around)) ? 'bare' : 'whole'
  })
  if (uses.includes('whole')) return 'whole'
  return uses.includes('read') ? 'read' : 'bare'
}
