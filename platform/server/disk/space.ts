import { statfsSync } from 'node:fs'

/** Room on the disk of a folder, bytes. */
export interface Space {
  /** What programs without special rights may still take. */
  free: number
  /** What is taken, of what there is for such programs, 0 to 1: as `df` counts. */
  usedShare: number
}

/** @returns null where the disk does not answer */
export function spaceOf(folder: string): Space | null {
  try {
    const { blocks, bfree, bavail, bsize } = statfsSync(folder)
    const used = blocks - bfree
    return { free: bavail * bsize, usedShare: used + bavail === 0 ? 1 : used / (used + bavail) }
  } catch {
    return null
  }
}

/** PostgreSQL's word for a full disk, and those of the operating system for a full disk and a quota that is used up. */
const codes = new Set(['53100', 'ENOSPC', 'EDQUOT'])
/** Whether a write found no room. */
export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof Error && codes.has(String((error as { code?: unknown }).code))
