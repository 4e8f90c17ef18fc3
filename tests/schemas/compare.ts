import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { isWhole } from '../hostile/budget.ts'

/** Read by a person, like the verdicts of access: who reads another room's tables. */
const table = path.join(import.meta.dirname, '../schemas.reads.txt')
const maxNamed = 5
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

/** Makes the folder for the notes of this run's workers. */
export function beginNotes(project: TestProject): string {
  const folder = path.join('test-results', String(process.pid), 'crossings')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  project.provide('crossings', path.resolve(folder))
  return folder
}

function readNotes(folder: string) {
  const notes = readdirSync(folder).flatMap((name) => linesOf(readFileSync(path.join(folder, name), 'utf8')))
  const writes = notes.flatMap((note) => (note.startsWith('write ') ? [note.slice('write '.length)] : []))
  const reads = new Map<string, Set<string>>()
  for (const note of notes.filter((one) => one.startsWith('read '))) {
    const [line = '', file = ''] = note.slice('read '.length).split(' @ ')
    reads.set(line, (reads.get(line) ?? new Set()).add(file))
  }
  return { writes: [...new Set(writes)].toSorted(), reads }
}

/** Whether all that could be asked was, sweeps whole too: only then is a line that nobody has used a line too many. */
async function isWholeRun(project: TestProject): Promise<boolean> {
  if (!isWhole) return false
  if (project.config.testNamePattern !== undefined || project.vitest.config.testNamePattern !== undefined) return false
  const { testFiles } = await project.globTestFiles()
  const run = new Map(project.vitest.state.getFiles().map((file) => [file.filepath, file.result?.state]))
  return testFiles.every((file) => run.get(file) === 'pass')
}

export interface Outcome {
  /** What is wrong, a sentence each. */
  complaints: string[]
  /** The table as it would stand. */
  lines: string[]
}

/** Compares what was noted with the committed table. */
export function validateNotes(
  committed: readonly string[],
  { writes, reads }: { writes: readonly string[]; reads: ReadonlyMap<string, ReadonlySet<string>> },
  isWhole: boolean,
): Outcome {
  const fresh = [...reads.keys()].filter((line) => !committed.includes(line))
  const unused = isWhole ? committed.filter((line) => !reads.has(line)) : []
  const kept = committed.filter((line) => !unused.includes(line))
  return {
    complaints: [
      ...writes.map((line) => `Writes to another room's schema, call its face instead: ${line}`),
      ...fresh.map(
        (line) =>
          `Not in schemas.reads.txt: ${line}, read by ${[...(reads.get(line) ?? [])].slice(0, maxNamed).join(', ')}`,
      ),
      ...unused.map((line) => `No longer read, take it out of schemas.reads.txt: ${line}`),
    ],
    lines: [...new Set([...kept, ...fresh])].toSorted(),
  }
}

/**
 * At the end of a run: refuses writes to foreign schemas and reads that the table does not name. With `vitest -u` the
 * table is written anew, and a person reads what has changed.
 * @throws Error that names each of them
 */
export async function endNotes(project: TestProject, folder: string): Promise<void> {
  const committed = linesOf(readFileSync(table, 'utf8'))
  const notes = readNotes(folder)
  const { complaints, lines } = validateNotes(committed, notes, await isWholeRun(project))
  const isUpdated = project.vitest.config.snapshotOptions.updateSnapshot === 'all'
  if (isUpdated) writeFileSync(table, lines.map((line) => `${line}\n`).join(''))
  const left = isUpdated ? complaints.slice(0, notes.writes.length) : complaints
  if (left.length > 0) throw new Error(left.join('\n'))
}
