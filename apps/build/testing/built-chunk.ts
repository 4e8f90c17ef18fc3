import type { BuiltChunk } from '../audiences.ts'

/** A file of a build that holds one module of its name. */
export const builtChunk = (fileName: string, rest: Partial<BuiltChunk> = {}): BuiltChunk => ({
  fileName,
  moduleIds: [`/src/${fileName}`],
  isEntry: false,
  imports: [],
  dynamicImports: [],
  css: [],
  ...rest,
})
