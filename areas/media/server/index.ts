import type { Area } from '#platform/server/area.ts'
import { readPictureHandler } from './read-picture.ts'
import { uploadPhotoHandler } from './upload.ts'

export { dropFile, keepFile } from './keep.ts'
export { pictureLink } from './links.ts'
export { forgetOrphans } from './orphans.ts'

/** Files that people give: private, reached by signed links, erased when nothing shows them. */
export const media: Area = { endpoints: [uploadPhotoHandler, readPictureHandler] }
