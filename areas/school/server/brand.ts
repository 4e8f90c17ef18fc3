import { sql } from 'kysely'
import { smallPicture } from '#areas/media/server/index.ts'
import { brandChanged, brandRoom, brandRoomName, readBrand } from '#platform/contract/brand.ts'
import type { SchoolKind } from '#platform/contract/school-kind.ts'
import { handle } from '#platform/server/handle.ts'
import type { Publish } from '#platform/server/app-context.ts'
import { admitTo } from '#platform/server/mounted-room.ts'

export const readBrandHandler = handle(readBrand, async ({ db, context }) => {
  const school = await db
    .selectFrom('school.school as s')
    .leftJoin('media.file as f', 'f.id', 's.logo_id')
    .select(['s.name', 's.short_name', 'f.stem', sql<SchoolKind>`s.kind`.as('kind')])
    .executeTakeFirst()
  return {
    name: school?.short_name ?? school?.name ?? '',
    logo: school?.stem ? await smallPicture(context, school.stem) : null,
    kind: school?.kind ?? 'school',
  }
})
export const admitToBrandRoom = admitTo(brandRoom, () => Promise.resolve(brandRoomName))
export const publishBrand = (publish: Publish): void => publish(brandRoomName, brandChanged, {})
