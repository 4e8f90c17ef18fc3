import type { FileFlaw } from '../../rules/file-flaw.ts'

/** Ends an examination: the file is not taken. */
export class Flawed extends Error {
  readonly flaw: FileFlaw
  constructor(flaw: FileFlaw) {
    super(flaw)
    this.flaw = flaw
  }
}
