/**
 * How Node is started: what is soon forgotten has 32 MB and not 128, which would stay taken after a busy morning. `npm start` says it in
 * package.json.
 */
export const memoryFlags: readonly string[] = ['--max-semi-space-size=16']
