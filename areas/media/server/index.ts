import type { Area } from '#platform/server/area.ts'
import { anyOf } from '#platform/contract/access.ts'
import { Checks } from './documents/check-document.ts'
import { uploadRulesOf } from './documents/rules.ts'
import { readPictureHandler } from './read-picture.ts'
import { readGivenDocumentBy, uploadDocumentBy } from './upload-document.ts'
import { uploadPhotoHandler } from './upload.ts'
import { uploadPlanBy } from './upload-plan.ts'

export { dropFiles, keepFile } from './keep.ts'
export { publicReader, pictureLink, type PictureReader } from './links.ts'
export { pictureCookie } from './picture-cookie.ts'
export { openDocument, readDocumentBytes } from './open-document.ts'
export { schoolHead } from './school-head.ts'
export { drawSvg } from './picture.ts'
export { paperPicture, type PaperPicture } from './paper-picture.ts'
export { planWidth } from './picture-widths.ts'
export { forgetOrphans } from './orphans.ts'
export { smallPicture } from './small-picture.ts'
export { storeDocument } from './store-document.ts'
export { storePhoto } from './store-photo.ts'
export { storePlan } from './store-plan.ts'

/** Files that people give: private, photos reached by signed links, documents by who shows them, erased when nothing shows them. */
export function mediaOf(areas: readonly Area[]): Area {
  const rules = uploadRulesOf(areas)
  const checks = new Checks(rules, async (context, file) => {
    for (const { onRefusedFile } of areas) await onRefusedFile?.(context, file)
  })
  return {
    endpoints: [
      uploadPhotoHandler,
      uploadPlanBy(anyOf(...areas.flatMap(({ planGivers }) => planGivers ?? []))),
      uploadDocumentBy(rules, checks),
      readGivenDocumentBy(rules),
      readPictureHandler,
    ],
    scheduledTasks: [checks.task],
  }
}
