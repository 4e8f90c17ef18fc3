export const EvacuationPage = () => null
