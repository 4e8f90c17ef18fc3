import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { parallelTitle } from '#areas/curriculum/rules/parallel-title.ts'
import { query } from '#platform/web/api/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { Answer, Checkbox, Modal, Stack, Text } from '#platform/web/ui/index.ts'
import { listAttestation, type AttestationCard } from '../../contract/attestation.ts'
import { hasWorks } from '../../rules/template-objection.ts'
import { lineTitle } from '../attestation/line-title.ts'
import { useCopy } from './use-copy.ts'

interface Props {
  line: AttestationCard
  year: number | undefined
  onClose: () => void
}
const most = '200'

/** The plan of a line for the other parallels and profiles of its course. */
export function CopyDialog({ line, year, onClose }: Props) {
  const { t } = useLingui()
  const copy = useCopy()
  const asked = { search: line.course.title, size: most, ...(year === undefined ? {} : { year_id: String(year) }) }
  const lines = useQuery(query(listAttestation, { query: asked }))
  const others = (lines.data?.items ?? []).filter(
    (one) => one.course.id === line.course.id && one.id !== line.id && hasWorks(one.grading_mode),
  )
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const chosen = others.filter(({ id }) => !left.has(id)).map(({ id }) => id)
  const toggle = (id: number) =>
    setLeft((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  const send = async () => {
    if (await copy(chosen, { source: 'line', line_id: line.id })) onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t`План «${lineTitle(line)}» для других классов`}>
      <Stack>
        <Answer of={lines}>
          {() =>
            others.length === 0 ? (
              <Text c="dimmed">
                <Trans>Других строк этого предмета с СОР и СОЧ нет</Trans>
              </Text>
            ) : (
              others.map((one) => (
                <Checkbox
                  key={one.id}
                  label={parallelTitle(one)}
                  checked={!left.has(one.id)}
                  onChange={() => toggle(one.id)}
                />
              ))
            )
          }
        </Answer>
        <FormFoot
          action={<Trans>Посмотреть и скопировать</Trans>}
          onAction={() => void send()}
          isDisabled={chosen.length === 0}
          onCancel={onClose}
        />
      </Stack>
    </Modal>
  )
}
