import type { Area } from '#platform/server/area.ts'
import { giversOf } from './givers.ts'
import { readPictureHandler } from './read-picture.ts'
import { uploadDocumentBy } from './upload-document.ts'
import { uploadPhotoHandler } from './upload.ts'
import { uploadPlanBy } from './upload-plan.ts'

export { dropFiles, keepFile } from './keep.ts'
export { publicReader, pictureLink, type PictureReader } from './links.ts'
export { pictureCookie } from './picture-cookie.ts'
export { openDocument } from './open-document.ts'
export { schoolHead } from './school-head.ts'
export { drawSvg } from './picture.ts'
export { planWidth } from './picture-widths.ts'
export { forgetOrphans } from './orphans.ts'
export { smallPicture } from './small-picture.ts'
export { storeDocument } from './store-document.ts'
export { storePhoto } from './store-photo.ts'
export { storePlan } from './store-plan.ts'

/** Files that people give: private, photos reached by signed links, documents by who shows them, erased when nothing shows them. */
export const mediaOf = (areas: readonly Area[]): Area => ({
  endpoints: [
    uploadPhotoHandler,
    uploadPlanBy(giversOf(areas, 'plans')),
    uploadDocumentBy(giversOf(areas, 'documents')),
    readPictureHandler,
  ],
})
