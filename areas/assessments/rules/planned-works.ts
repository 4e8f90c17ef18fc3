import { t } from '#platform/contract/text.ts'

/** СОР and СОЧ of a quarter as the groups of a course have them. */
interface Planned {
  sor_min: number
  sor_max: number
  soch_groups: number
}

/** «2 СОР, СОЧ»; «1–2 СОР» where groups differ; empty where nothing is planned. */
export function plannedWorksText({ sor_min, sor_max, soch_groups }: Planned): string {
  const several = sor_min === sor_max ? String(sor_max) : `${sor_min}–${sor_max}`
  return [sor_max > 0 ? t`${several} СОР` : '', soch_groups > 0 ? t`СОЧ` : ''].filter(Boolean).join(', ')
}
