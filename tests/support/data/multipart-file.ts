/** One file as a browser's form would send it. */
const BOUNDARY = 'selvedge-boundary';

export function multipartFile(name: string, content: string) {
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: [
      `--${BOUNDARY}`,
      `content-disposition: form-data; name="file"; filename="${name}"`,
      'content-type: application/octet-stream',
      '',
      content,
      `--${BOUNDARY}--`,
      '',
    ].join('\r\n'),
  };
}
