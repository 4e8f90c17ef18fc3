import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'

const permissions = [
  permission(permissionKey('ai_assistant'), {
    title: msg`Помощник`,
    opens: msg`Черновики планов и текстов`,
    group: permissionGroups.assistant,
    order: 10,
    write: 'TEACHERS metodist',
  }),
]

/** Drafts of plans and texts: so far its keys only, which roles hold already. */
export const assistantArea: Area = { endpoints: [], permissions }
