"""A game is dealt when it begins; who has seen which seat is remembered; what is public has a time of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "witnesses",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_witnesses_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person", "seat", name=op.f("pk_witnesses")),
    )
    # never by copying the table: SQLite would then delete all that refers to it
    op.add_column("tables", sa.Column("shown", sa.Float(), nullable=False, server_default="0"))
    op.drop_index("ix_tables_open", "tables")
    op.create_index("ix_tables_open", "tables", ["over", "waiting", "shown"])
    op.execute("UPDATE tables SET shown = changed")
    tables = sa.table(
        "tables",
        sa.column("seed", sa.BigInteger),
        sa.column("snapshot", sa.LargeBinary),
        sa.column("waiting", sa.Boolean),
        sa.column("n", sa.Integer),
    )
    waits = tables.update().where(tables.c.waiting, tables.c.n == 0)  # dealt anew when they begin
    op.execute(waits.values(seed=0, snapshot=b""))
    op.execute(
        'INSERT INTO witnesses ("table", person, seat, since) '
        'SELECT seats."table", seats.person, seats.seat, 0 FROM seats JOIN tables ON tables.id = seats."table" '
        "WHERE seats.kind = 'person' AND seats.person IS NOT NULL AND NOT (tables.waiting AND tables.n = 0)"
    )


def downgrade() -> None:
    op.execute("DELETE FROM tables WHERE length(snapshot) = 0")  # the older form knows no table without a deal
    op.drop_index("ix_tables_open", "tables")
    op.execute("ALTER TABLE tables DROP COLUMN shown")
    op.create_index("ix_tables_open", "tables", ["over", "waiting", "changed"])
    op.drop_table("witnesses")
