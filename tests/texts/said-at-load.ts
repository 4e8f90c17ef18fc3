// Prints where texts are said while modules of the server load: they would stay in the language of that moment.
import { setLanguageSource } from '#platform/contract/text.ts'
// sets who is asked for the language, so it comes first
import '#platform/server/language/spoken.ts'
import { isExemptFile, sourceFiles } from './find.ts'

const said = new Set<string>()
const ours = /(?:areas|platform|apps)\/[^\s:)]+:\d+/
setLanguageSource(() => {
  const lines = (new Error('said').stack ?? '').split('\n').map((line) => ours.exec(line)?.[0])
  const own = lines.find((line) => line !== undefined && !/contract\/text\.ts|tests\/texts/.test(line))
  if (own !== undefined && !isExemptFile(own.replace(/:\d+$/, ''))) said.add(own)
  return undefined
})

const runs = /\/(main|begin|dev|greeting|school|options|say|migrate)\.ts$|\.test\.ts$|\/testing|\/model\//
for (const file of sourceFiles().filter((one) => !runs.test(one))) await import(`../../${file}`)
console.log([...said].join('\n'))
process.exit()
