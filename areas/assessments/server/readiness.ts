import { sql } from 'kysely'
import { gradingOfGroups } from '#areas/grading/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { ReadinessCheck } from '#platform/server/readiness.ts'
import { listAttestation } from '../contract/attestation.ts'

export const readiness: readonly ReadinessCheck[] = [
  {
    id: 'assessments.works',
    link: 'works',
    order: 10,
    title: msg`СОР и СОЧ запланированы`,
    hint: msg`Без них четвертная считается по одним текущим отметкам`,
    isNeeded: false,
    to: '/managing/attestation',
    repair: msg`Запланировать`,
    access: listAttestation.access,
    count: ({ yearId }) => sql`
      select count(*) filter (where not exists (select from assessments.work w where w.group_id = graded.id)) as missing,
        count(*) as total
      from ${gradingOfGroups(sql<boolean>`sg.year_id = ${yearId}`)} graded
      where graded.mode in ('every_quarter', 'six_months')`,
  },
]
