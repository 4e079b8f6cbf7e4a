/** Photos of the work, greige inspection and test reports; each file is sent as soon as it is chosen. */
import { type MillOrder, uploadMillFile } from '#contract/supplier/production.ts';
import { MOST_REPORT_FILES } from '#domain/suppliers/mill-report.ts';
import { fieldProblems, problemText, uploadTo } from '#supplier/platform/api.ts';
import { h, newId } from '#supplier/platform/dom.ts';
import { button, choice, FILE_LOOK, field, folded, notice } from '#supplier/platform/page-parts.ts';
import { orderTexts as texts } from './order.texts.ts';
import { sendReport } from './send-report.ts';

type Kind = keyof typeof texts.kinds;

export function filesPart({ orderId, tasks }: MillOrder, refresh: (next: MillOrder) => void): HTMLElement {
  const added: string[] = [];
  const status = h('div', { role: 'status', class: 'text-sm text-ink-soft empty:hidden' });
  const kind = choice(
    texts.fileKind,
    Object.entries(texts.kinds).map(([value, label]) => ({ value, label })),
  );
  const stage = stageChoice(tasks);
  kind.input.addEventListener('change', () => {
    stage.node.hidden = kind.input.value !== 'photos';
  });
  const fileId = newId();
  const input = h('input', {
    id: fileId,
    type: 'file',
    multiple: true,
    accept: 'image/jpeg,image/png,image/webp,application/pdf',
    class: FILE_LOOK,
  });
  input.addEventListener('change', async () => {
    status.textContent = texts.filesSending;
    try {
      for (const file of [...(input.files ?? [])].slice(0, MOST_REPORT_FILES - added.length))
        added.push(await uploadTo(uploadMillFile, { orderId }, file));
      status.textContent = texts.filesAdded(added.length);
    } catch (error) {
      status.replaceChildren(notice(problemText(error), 'bad'));
    }
  });
  const note = field({ label: texts.note, lines: 2, attributes: { maxlength: '500' } });
  const submit = async () => {
    const said = note.input.value.trim();
    const fileIds = [...added];
    try {
      const taskId = kind.input.value === 'photos' ? stage.input.value : '';
      const body = {
        kind: kind.input.value as Kind,
        fileIds,
        ...(taskId ? { taskId } : {}),
        ...(said ? { note: said } : {}),
      };
      refresh(await sendReport(orderId, body));
    } catch (error) {
      status.replaceChildren(notice(fieldProblems(error).fileIds ?? problemText(error), 'bad'));
    }
  };
  return folded(
    texts.files,
    h(
      'form',
      {
        class: 'flex flex-col gap-4',
        novalidate: true,
        onsubmit: (event) => {
          event.preventDefault();
          void submit();
        },
      },
      kind.node,
      stage.node,
      labelled(fileId, texts.fileInput, input),
      status,
      note.node,
      button(texts.sendFiles, { wide: true }),
    ),
  );
}

/** What is being made now stands first: photos are mostly of that. */
function stageChoice(tasks: MillOrder['tasks']) {
  const begun = tasks.filter(({ status }) => status === 'in_progress');
  const others = tasks.filter(({ status }) => status === 'completed' || status === 'pending');
  const options = [...begun, ...others].map(({ taskId, name }) => ({ value: taskId, label: name }));
  const made = choice(texts.stage, options);
  made.node.hidden = options.length === 0;
  return made;
}

function labelled(id: string, label: string, control: HTMLElement): HTMLElement {
  return h(
    'div',
    { class: 'flex flex-col gap-1' },
    h('label', { for: id, class: 'font-semibold' }, label),
    control,
  );
}
