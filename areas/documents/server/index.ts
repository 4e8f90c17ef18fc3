import { msg } from '#platform/contract/text.ts'
import { inWords } from '#platform/server/audited.ts'
import type { Area } from '#platform/server/area.ts'
import { opensDocuments, readsDocuments } from '../contract/access.ts'
import { applicationFiles, documentFiles } from '../contract/purpose.ts'
import { acquaintanceHandlers } from './acquaintance/acquaintance.ts'
import { printAcquaintanceHandler } from './acquaintance/print-acquaintance.ts'
import { documentApproval } from './approval.ts'
import { demonstration } from './demonstration/index.ts'
import { assignmentHandlers } from './assignments/assignment-steps.ts'
import { auditedDocuments, auditedKinds } from './audited.ts'
import { listCertificateChoicesHandler } from './bulk/certificate-choices.ts'
import { certificatesJob } from './bulk/certificates-job.ts'
import { makeCertificatesHandler } from './bulk/make-certificates.ts'
import { printDocumentsHandler, printDocumentsJob } from './bulk/print-documents.ts'
import { cardHandlers } from './card/read-document.ts'
import { versionHandlers } from './card/versions.ts'
import { documentWriteHandlers } from './card/write-document.ts'
import { listOwnPapersHandler } from './family/own-papers.ts'
import { orderPaperHandler } from './family/order-paper.ts'
import { forgetRemovedDocuments } from './forget-removed.ts'
import { kindReadHandlers } from './kinds/list-kinds.ts'
import { kindWriteHandlers } from './kinds/write-kinds.ts'
import { documentTasks, paperReady } from './notice-kinds.ts'
import { numberedDocuments } from './numbered.ts'
import { paperHandlers } from './paper/print.ts'
import { permissions } from './permissions.ts'
import { registerHandlers } from './register/list-documents.ts'
import { remindTask } from './remind.ts'
import { annulDocumentHandler } from './steps/annul.ts'
import { renewDocumentHandler } from './steps/renew.ts'
import { resolveDocumentHandler } from './steps/resolve.ts'
import { sendDocumentHandler } from './steps/send.ts'
import { signDocumentsHandler } from './steps/sign.ts'
import { submitHandlers } from './steps/submit.ts'
import { documentTemplateKinds } from './template-kinds.ts'
import { waiting } from './waiting.ts'

/** Documents of the school: orders, letters, applications, certificates, from the first line to the archive. */
export const documentsArea: Area = {
  permissions,
  uploads: [
    { purpose: documentFiles, title: msg`Приложения к документам`, givers: opensDocuments, maxADay: 300 },
    { purpose: applicationFiles, title: msg`Файлы к заявлениям`, givers: readsDocuments, maxADay: 20 },
  ],
  noticeKinds: [documentTasks, paperReady],
  approvalKinds: [documentApproval],
  numberedSubjects: [numberedDocuments],
  templateKinds: documentTemplateKinds,
  waiting,
  endpoints: [
    ...kindReadHandlers,
    ...kindWriteHandlers,
    ...registerHandlers,
    ...cardHandlers,
    ...versionHandlers,
    ...documentWriteHandlers,
    ...submitHandlers,
    resolveDocumentHandler,
    sendDocumentHandler,
    annulDocumentHandler,
    renewDocumentHandler,
    signDocumentsHandler,
    ...assignmentHandlers,
    ...acquaintanceHandlers,
    printAcquaintanceHandler,
    ...paperHandlers,
    listOwnPapersHandler,
    orderPaperHandler,
    listCertificateChoicesHandler,
    makeCertificatesHandler,
    printDocumentsHandler,
  ],
  demonstration,
  longJobs: [certificatesJob, printDocumentsJob],
  scheduledTasks: [remindTask],
  maintenance: [forgetRemovedDocuments],
  audited: [auditedKinds, auditedDocuments],
  auditedBelow: {
    'platform.export': {
      values: {
        list: inWords({
          'documents.document': msg`Журнал документов`,
          'documents.certificates': msg`Справки классам`,
          'documents.print': msg`Документы в PDF`,
        }),
      },
    },
  },
  referenceTitles: {
    'documents.document': msg`Документы`,
    'documents.resolution': msg`Резолюции`,
    'documents.assignment': msg`Поручения`,
    'documents.acquaintance': msg`Ознакомление с документами`,
    'documents.text': msg`Версии документов`,
    'documents.kind_right': msg`Виды документов`,
  },
}
