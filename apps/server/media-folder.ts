import path from 'node:path'

/** Where the files that people give lie. */
export const mediaFolder = (dataDir: string): string => path.join(dataDir, 'media')
