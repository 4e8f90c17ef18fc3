import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
const deepest = 100

/** Null for what is not ours; the same few files stand on the stack of every statement. */
const known = new Map<string, string | null>()
function withinRepository(name: string): string | null {
  const found = known.get(name)
  if (found !== undefined) return found
  const file = name.replace(/^file:\/\//, '').replace(/\?.*$/, '')
  const isOurs = file.startsWith(root) && !file.includes('/node_modules/')
  const relative = isOurs ? path.relative(root, file) : null
  known.set(name, relative)
  return relative
}

function namesOf(_error: Error, frames: readonly NodeJS.CallSite[]): string[] {
  const names: string[] = []
  for (const frame of frames) {
    const name = frame.getFileName()
    const file = name ? withinRepository(name) : null
    if (file !== null) names.push(file)
  }
  return names
}

/** Files on the stack, the innermost first, as paths within the repository; those of packages are left out. */
export function filesOnStack(depth = deepest): string[] {
  const prepared = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace')
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = depth
  Error.prepareStackTrace = namesOf
  const files = new Error('the stack').stack as unknown as string[]
  if (prepared) Object.defineProperty(Error, 'prepareStackTrace', prepared)
  else Reflect.deleteProperty(Error, 'prepareStackTrace')
  Error.stackTraceLimit = stackTraceLimit
  return files
}

/** What only tests use may ask whatever it likes. */
const isOfTests = (file: string) => /\.test\.ts$|\/testing\/|\/testing\.ts$|\/server\/model\//.test(file)

const isOfRoom = (file: string) => /^areas\/[^/]+\/server\//.test(file) && !isOfTests(file)
/** The file of a room that a statement comes from: the nearest on the stack. Undefined for what is no room's. */
export const askerAmong = (files: readonly string[]): string | undefined => files.find(isOfRoom)
export const roomOf = (file: string): string => file.split('/')[1] ?? ''
