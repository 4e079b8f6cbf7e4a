/** The few signs that the sign-in page may need; everything else loads with the screens that show it. */
export const BASIC_ICON_PATHS = {
  close: 'm6 6 12 12M18 6 6 18',
  'check-circle': 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M8.4 12.3l2.5 2.5 4.8-5.2',
  warning: 'M12 4 3.4 19h17.2zM12 10v4.2M12 16.6v.01',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 11.3V16M12 8.2v.01',
  error: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 7.8v5M12 15.9v.01',
  offline:
    'M4 4l16 16M12 18.5v.01M8.8 15.3a4.6 4.6 0 0 1 5.4-.7M5.8 12.1a9 9 0 0 1 3.5-2.2M13.2 9.2a9 9 0 0 1 5 2.9M3 8.9a13.5 13.5 0 0 1 3.3-2.3M10.3 5.3A13.5 13.5 0 0 1 21 8.9',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
} as const;

export type BasicIconName = keyof typeof BASIC_ICON_PATHS;
