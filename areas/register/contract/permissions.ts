import { permissionKey } from '#platform/contract/permission-key.ts'

export const docFinalReportCardsAll = permissionKey('doc_final_report_cards_all')
export const docFinalReportCardsCurated = permissionKey('doc_final_report_cards_curated')
export const docFinalReportCardsSign = permissionKey('doc_final_report_cards_sign')
