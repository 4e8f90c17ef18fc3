/** What a chooser of documents offers first; with pictures among them a phone offers its camera. */
export const acceptedDocuments =
  'image/jpeg,image/png,image/webp,application/pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.rtf,.txt,.csv,.mp3,.m4a,.mp4,.zip'
