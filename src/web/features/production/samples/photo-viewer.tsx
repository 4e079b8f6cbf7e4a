import { ZoomViewer } from '#ui/zoom/zoom-viewer.tsx';
import { zoomTexts } from '#web/widgets/photos/zoom.texts.ts';
import { pictureNote, SamplePicture } from './sample-picture.tsx';
import type { SampleSheetProps } from './sample-sheet-props.ts';
import { pieceName, sampleName } from './sample-text.ts';
import { samplesTexts } from './samples.texts.ts';

/** One option or lot beside the standard; both are zoomed together. */
export function PhotoViewer({
  order,
  sample,
  label,
  onClose,
}: Pick<SampleSheetProps, 'order' | 'sample' | 'onClose'> & { label: string }) {
  const pieces = sample.rounds.at(-1)?.pieces ?? [];
  const piece = pieces.find((one) => one.label === label) ?? pieces[0] ?? null;
  const { standard } = sample;
  const pictures = [
    {
      label: captionOf(
        standard ? samplesTexts.standardOf(standard) : samplesTexts.standard,
        pictureNote(sample, null),
      ),
      picture: <SamplePicture order={order} sample={sample} piece={null} size="hero" />,
    },
    ...(piece
      ? [
          {
            label: captionOf(pieceName(sample, piece.label), pictureNote(sample, piece)),
            picture: <SamplePicture order={order} sample={sample} piece={piece} size="hero" />,
          },
        ]
      : []),
  ];
  return (
    <ZoomViewer
      pictures={pictures}
      onClose={onClose}
      words={{
        ...zoomTexts,
        title: `${samplesTexts.zoomTitle}: ${sampleName(sample)}`,
        help: samplesTexts.zoomHelp,
      }}
    />
  );
}

function captionOf(name: string, note: string | null): string {
  return note ? `${name} · ${note}` : name;
}
