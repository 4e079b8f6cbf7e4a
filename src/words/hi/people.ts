/** Of a person whose name is not there any more. */
export const UNNAMED_COLLEAGUE = 'आपकी कंपनी के साथी';
