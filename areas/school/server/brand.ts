import { pictureLink } from '#areas/media/server/index.ts'
import { brandChanged, brandRoom, brandRoomName, readBrand } from '#platform/contract/brand.ts'
import { handle } from '#platform/server/handle.ts'
import type { Publish } from '#platform/server/house.ts'
import { admitTo } from '#platform/server/realtime.ts'

export const brandHandler = handle(readBrand, async ({ db, house }) => {
  const school = await db
    .selectFrom('school.school as s')
    .leftJoin('media.file as f', 'f.id', 's.logo_id')
    .select(['s.name', 's.short_name', 'f.stem'])
    .executeTakeFirst()
  return {
    name: school?.short_name ?? school?.name ?? '',
    logo: school?.stem ? pictureLink(house.secret, school.stem, 1024, Date.now()) : null,
  }
})
export const schoolRoom = admitTo(brandRoom, () => Promise.resolve(brandRoomName))
export const tellBrand = (publish: Publish): void => publish(brandRoomName, brandChanged, {})
