import { t } from '@lingui/core/macro'

/** «СОР 2», «СОЧ». */
export const workName = ({ kind, number }: { kind: 'sor' | 'soch'; number: number | null }): string =>
  kind === 'soch' ? t`СОЧ` : number === null ? t`СОР` : t`СОР ${number}`
