import { t } from '#platform/contract/text.ts'

/** СОР and СОЧ of a quarter as the groups of a course have them. */
interface Planned {
  sor_least: number
  sor_most: number
  soch_groups: number
}

/** «2 СОР, СОЧ»; «1–2 СОР» where groups differ; empty where nothing is planned. */
export function plannedWorksText({ sor_least, sor_most, soch_groups }: Planned): string {
  const several = sor_least === sor_most ? String(sor_most) : `${sor_least}–${sor_most}`
  return [sor_most > 0 ? t`${several} СОР` : '', soch_groups > 0 ? t`СОЧ` : ''].filter(Boolean).join(', ')
}
