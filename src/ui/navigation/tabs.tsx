import type { KeyboardEvent, ReactNode } from 'react';
import { TAB_LIST_CLASS, TabFace, type TabItem, tabClass } from './tab-face.tsx';
import { tabForKey } from './tab-keys.ts';

export type TabsProps = {
  /** Unique on the page; ties the tabs to their TabPanel. */
  name: string;
  label: string;
  tabs: readonly TabItem[];
  selected: string;
  onSelect: (id: string) => void;
};

/** Tabs that swap a TabPanel of the same name in place; for tabs that are addresses use TabLinks. */
export function Tabs({ name, label, tabs, selected, onSelect }: TabsProps) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const target = tabs[tabForKey(event.key, at, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(`${name}-tab-${target.id}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} onKeyDown={move} className={TAB_LIST_CLASS}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`${name}-tab-${tab.id}`}
          type="button"
          role="tab"
          aria-selected={tab.id === selected}
          aria-controls={`${name}-panel`}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          className={tabClass(tab.id === selected)}
        >
          <TabFace tab={tab} selected={tab.id === selected} />
        </button>
      ))}
    </div>
  );
}

export type TabPanelProps = { name: string; selected: string; children: ReactNode };

export function TabPanel({ name, selected, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={`${name}-panel`} aria-labelledby={`${name}-tab-${selected}`}>
      {children}
    </div>
  );
}
