/** As a paper says whether something is so. */
export const yesNo = { ru: { yes: 'да', no: 'нет' }, kk: { yes: 'иә', no: 'жоқ' } } as const
