import { smallPicture } from '#areas/media/server/index.ts'
import { brandChanged, brandRoom, brandRoomName, readBrand } from '#platform/contract/brand.ts'
import { handle } from '#platform/server/handle.ts'
import type { Publish } from '#platform/server/app-context.ts'
import { admitTo } from '#platform/server/mounted-room.ts'

export const readBrandHandler = handle(readBrand, async ({ db, context }) => {
  const school = await db
    .selectFrom('school.school as s')
    .leftJoin('media.file as f', 'f.id', 's.logo_id')
    .select(['s.name', 's.short_name', 'f.stem'])
    .executeTakeFirst()
  return {
    name: school?.short_name ?? school?.name ?? '',
    logo: school?.stem ? await smallPicture(context, school.stem) : null,
  }
})
export const admitToBrandRoom = admitTo(brandRoom, () => Promise.resolve(brandRoomName))
export const publishBrand = (publish: Publish): void => publish(brandRoomName, brandChanged, {})
