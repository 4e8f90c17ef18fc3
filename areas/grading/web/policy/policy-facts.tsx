import { Trans, useLingui } from '@lingui/react/macro'
import { FactList } from '#platform/web/ui/index.ts'
import type { GradeScale } from '../../rules/policy.ts'
import type { PolicyRules } from '../../rules/policy-rules.ts'

/** The rules by which the year's marks become results, in words. */
export function PolicyFacts({
  rules: { weights, fo_maximum, least_fo, sor_aggregation, retakes, scales, letters, final },
}: {
  rules: PolicyRules
}) {
  const { t } = useLingui()
  const { fo, sor, soch } = weights
  const { year, exam, base } = final
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
        { title: t`Пересдача`, value: retakes === 'once' ? t`СОР и СОЧ — один раз` : t`СОР и СОЧ не пересдают` },
        {
          title: t`Итоговая с экзаменом`,
          value:
            base === 'whole_year'
              ? t`год ${year} %, экзамен ${exam} %; год — целой отметкой`
              : t`год ${year} %, экзамен ${exam} %; год — средним без округления`,
        },
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
