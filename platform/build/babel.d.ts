declare module '@babel/core' {
  /** The part of Babel that the macros need; it brings no types of its own. */
  export function transformAsync(
    code: string,
    options: object,
  ): Promise<{
    code?: string | null
    map?: { version: number; mappings: string; names: string[]; sources: string[] } | null
  } | null>
}
