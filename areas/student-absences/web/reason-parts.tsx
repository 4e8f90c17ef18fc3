import { Plural, Trans } from '@lingui/react/macro'
import { Badge, Text } from '#platform/web/ui/index.ts'
import type { AbsenceReason } from '../contract/absence-reasons.ts'
import { absenceStateTitles } from '../rules/absence-reason.ts'

const colours = { waiting: 'orange', accepted: 'teal', declined: 'red', withdrawn: 'gray' } as const

export const AbsenceBadge = ({ state }: Pick<AbsenceReason, 'state'>) => (
  <Badge variant="light" color={colours[state]}>
    {absenceStateTitles[state]}
  </Badge>
)

/** How many missed lessons a reason covers. */
export const MissesOfReason = ({ misses }: Pick<AbsenceReason, 'misses'>) =>
  misses === 0 ? (
    <Trans>пропусков пока нет</Trans>
  ) : (
    <Plural value={misses} one="# пропуск" few="# пропуска" many="# пропусков" other="# пропуска" />
  )

/** The class teacher's answer, where there is one. */
export const AbsenceAnswer = ({ answer, answered_by }: Pick<AbsenceReason, 'answer' | 'answered_by'>) =>
  answer === null ? null : (
    <Text size="sm" c="dimmed">
      <Trans>
        Ответ: {answer} ({answered_by})
      </Trans>
    </Text>
  )
