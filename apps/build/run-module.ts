import { pathToFileURL } from 'node:url'

/** Runs code as a module: all that it imports stands there by whole addresses. */
export const runCode = async (code: string): Promise<Record<string, unknown>> =>
  runAt(`data:text/javascript,${encodeURIComponent(code)}`)
/** Runs a file of ours as the server does. What the configuration imports is copied into it, and shares nothing with that. */
export const runFile = async (file: string): Promise<Record<string, unknown>> => runAt(pathToFileURL(file).href)

const runAt = async (address: string) => (await import(address)) as Record<string, unknown>
