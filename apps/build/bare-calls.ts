/** What asks the server, or tells of asking: of a call it takes the address, the method and the access. */
const asking =
  /\b(query|keptQuery|keepAnswer|request|send|say|upload|read|call|act|useAllowed|useSaveFile|keyOf|addressOf)\(\s*$|\b(call|refresh): $|\buse=\{$/
/** A list of calls that are asked, or read again. */
const listBegins = /\[\s*(\w+,\s*)*$/
const listGoesOn = /^\s*[,\]]/
const ofCall = /^\.(path|access|method|file)\b/

const isAsked = (before: string, after: string): boolean =>
  asking.test(before) ||
  ofCall.test(after) ||
  // a type
  /\btypeof\s+$/.test(before) ||
  (listBegins.test(before) && listGoesOn.test(after))

/** How much of what stands around a name tells how it is used. */
const around = 400

/** Whether a file only asks a declared call, so that it needs no shapes of what is sent: forms, lists and addresses do. */
export function isAskedOnly(code: string, name: string): boolean {
  const text = code.replaceAll(/^import [^;]*? from '[^']+';?$/gm, '')
  return [...text.matchAll(new RegExp(`(?<![\\w.$])${name}\\b`, 'g'))].every(({ index }) => {
    const end = index + name.length
    return isAsked(text.slice(Math.max(0, index - around), index), text.slice(end, end + around))
  })
}
