import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Answer, FactList, Loading, Panel, Text } from '#platform/web/ui/index.ts'
import { readGradingPolicy } from '../../contract/attestation.ts'
import type { GradeScale, GradingPolicy } from '../../rules/grading-policy.ts'

/** The rules by which the year's marks become results. */
export function PolicyPanel({ ofYear }: { ofYear: { year_id?: string } }) {
  const policy = useQuery(query(readGradingPolicy, { query: ofYear }))
  return (
    <Panel>
      <Answer of={policy} loading={<Loading lines={2} height={22} />}>
        {({ policy: found }) =>
          found === null ? (
            <Text c="dimmed">
              <Trans>Правила оценивания на этот год ещё не заданы</Trans>
            </Text>
          ) : (
            <PolicyFacts rules={found.rules as GradingPolicy} />
          )
        }
      </Answer>
    </Panel>
  )
}

function PolicyFacts({
  rules: { weights, fo_maximum, least_fo, sor_aggregation, scales, letters },
}: {
  rules: GradingPolicy
}) {
  const { t } = useLingui()
  const { fo, sor, soch } = weights
  const scaleTitle = ({ from_parallel, to_parallel }: GradeScale) => t`Шкала, ${from_parallel}–${to_parallel} классы`
  return (
    <FactList
      facts={[
        { title: t`Доли в оценке`, value: t`ФО ${fo} %, СОР ${sor} %, СОЧ ${soch} %` },
        {
          title: t`Баллы`,
          value:
            sor_aggregation === 'sum'
              ? t`ФО — до ${fo_maximum}; баллы нескольких СОР складываются`
              : t`ФО — до ${fo_maximum}; проценты нескольких СОР усредняются`,
        },
        { title: t`Наполняемость`, value: t`не меньше ${least_fo} ФО у ученика за четверть` },
        ...(letters === null
          ? scales.map((scale) => ({ title: scaleTitle(scale), value: <Scale scale={scale} /> }))
          : [{ title: t`Шкала`, value: letters.map(({ letter, least }) => `${letter} — ${least} %`).join(', ') }]),
      ]}
    />
  )
}

function Scale({ scale: { least } }: { scale: GradeScale }) {
  return (
    <Trans>
      «5» от {least[5]} %, «4» от {least[4]} %, «3» от {least[3]} %
    </Trans>
  )
}
